import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import type { Language } from '@fairfloor/domain/language'
import { inWidth, srcSet } from '@fairfloor/domain/pictures'
import { useState } from 'react'
import { sizeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Zoom } from '../catalogue/Zoom.tsx'
import styles from './ProductView.module.css'
import { sizeTexts } from './size-texts.ts'

interface GalleryProps {
  name: string
  sizes: readonly ShopSize[]
}

/** The packshot, with a lens over it where a mouse points, and a thumbnail for each flavour. */
export function Gallery({ name, sizes }: GalleryProps) {
  const t = useTexts(sizeTexts)
  const { language } = useLanguage()
  const pictures = picturesOf(sizes, t.allPictures, language)
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = pictures.find(({ url }) => url === chosen) ?? pictures[0]
  return (
    <div className="grid gap-2 slim">
      <figure className={`grid in-middle round-card ${styles.pack}`}>
        {shown && (
          <Zoom key={shown.url} src={inWidth(shown.url, 640)}>
            <img
              src={inWidth(shown.url, 640)}
              srcSet={srcSet(shown.url)}
              sizes="280px"
              alt={t.pictureOf(`${name}, ${shown.name}`)}
              width="280"
              height="280"
              fetchPriority="high"
            />
          </Zoom>
        )}
      </figure>
      {pictures.length > 1 && (
        <ul className={`grid gap-2 ${styles.thumbs}`} aria-label={t.pictures}>
          {pictures.map(({ url, name: flavour }) => (
            <li key={url}>
              <button
                className="grid in-middle wide bordered round-input"
                type="button"
                aria-label={t.pictureOf(flavour)}
                title={flavour}
                aria-pressed={url === shown?.url}
                onClick={() => setChosen(url)}
              >
                <img src={inWidth(url, 160)} alt="" width="52" height="52" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The picture of each size, and those of the flavours of the first one; each once. */
function picturesOf(sizes: readonly ShopSize[], all: string, language: Language): { url: string; name: string }[] {
  const [first] = sizes
  const pictures = [
    ...sizes.map(({ image_url: url, name }) => ({ url, name: sizes.length > 1 ? sizeText(name, language) : all })),
    ...(first?.product_attributes ?? []).map(({ front_image_url: url, name }) => ({ url, name })),
  ]
  const byUrl = new Map<string, string>()
  for (const { url, name } of pictures) if (url && !byUrl.has(url)) byUrl.set(url, name)
  return [...byUrl].map(([url, name]) => ({ url, name }))
}
