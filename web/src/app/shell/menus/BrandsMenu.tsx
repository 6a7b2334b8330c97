import { brandAddress } from '@fairfloor/domain/assortment/addresses'
import type { getShopBrands } from '@fairfloor/domain/assortment/contract'
import { brandsPage } from '@fairfloor/domain/assortment/pages'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { brandsTexts } from '../../../areas/assortment/brands-texts.ts'
import { byLetter } from '../../../areas/assortment/by-letter.ts'
import { count } from '../../../lib/format.ts'
import { queryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import text from '../../../ui/text.module.css'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { MenuLink } from './MenuLink.tsx'
import { brandsAsk, countsAsk } from './menu-asks.ts'
import { menuTexts } from './menu-texts.ts'
import styles from './panel.module.css'
import { IN_VIEW, LETTERS, PER_SLIDE, slidesOf, viewAt } from './slides.ts'
import { TopBrands } from './TopBrands.tsx'

type Brand = Answer<typeof getShopBrands>[number]

/** The brands by letter, and the top brands beside them. */
export function BrandsMenu() {
  const t = useTexts(menuTexts)
  return (
    <div className={`grid gap-12 ${styles.brands}`}>
      <div className="row column slim">
        <Loaded query={useQuery(queryOf(...brandsAsk))} waiting={512} empty={<p>{t.noBrands}</p>}>
          {brands => <Slides brands={brands} />}
        </Loaded>
      </div>
      <TopBrands />
    </div>
  )
}

function Slides({ brands }: { brands: readonly Brand[] }) {
  const t = useTexts(menuTexts)
  const { data: list } = useQuery(queryOf(...countsAsk))
  const [at, setAt] = useState(0)
  const [picked, setPicked] = useState<string | null>(null)
  const counts = new Map(list?.facets.brands.map(brand => [brand.id, brand.count]))
  const slides = slidesOf(byLetter(brands))
  const last = Math.min(at + IN_VIEW, slides.length)
  const go = (slide: number, letter: string | null = null) => {
    setAt(viewAt(slide, slides.length))
    setPicked(letter)
  }
  return (
    <>
      <ul className={`grid line-below mb-5 pb-3 ${styles.letters}`} aria-label={t.letters}>
        {LETTERS.map(letter => {
          const slide = slides.findIndex(entries => entries.some(entry => entry.letter === letter))
          return (
            <li key={letter}>
              <button
                className={`wide t18 sign to-middle round-input ${styles.letter}`}
                type="button"
                disabled={slide < 0}
                aria-pressed={picked === letter}
                onClick={() => go(slide, letter)}
              >
                {letter}
              </button>
            </li>
          )
        })}
      </ul>
      <div className={`grid packed gap-4 grow ${styles.slides}`}>
        {slides.slice(at, last).map(entries => (
          <ul key={entries[0]?.brand.id}>
            {entries.map(({ letter, isFirst, brand }) => (
              <li className={`grid middle ${styles.brand}`} key={brand.id} data-picked={letter === picked || undefined}>
                <b className="t18 sign" aria-hidden="true">
                  {isFirst && letter}
                </b>
                <MenuLink
                  to={brandAddress(brand.erp_id)}
                  className={`row middle between gap-2 round-input pad-x-2 ${styles.toBrand}`}
                >
                  <span className="nowrap ellipsis clipped">{brand.name}</span>
                  <Products n={counts.get(brand.id)} />
                </MenuLink>
              </li>
            ))}
          </ul>
        ))}
      </div>
      <div className="row middle gap-3 t13 ink-2 mt-5 target">
        {slides.length > IN_VIEW && (
          <>
            <IconButton icon="chevronLeft" label={t.before} disabled={at === 0} onClick={() => go(at - IN_VIEW)} />
            <IconButton
              icon="chevronRight"
              label={t.after}
              disabled={last === slides.length}
              onClick={() => go(at + IN_VIEW)}
            />
            <span aria-live="polite">
              {t.shown(at * PER_SLIDE + 1, Math.min(last * PER_SLIDE, brands.length), brands.length)}
            </span>
          </>
        )}
        <MenuLink to={brandsPage.path} className={`row middle push target t15 cobalt medium ${text.lined}`}>
          {t.allBrands(brands.length)}
        </MenuLink>
      </div>
    </>
  )
}

/** How many products a brand has, where that is known. */
function Products({ n }: { n: number | undefined }) {
  const t = useTexts(brandsTexts)
  if (n === undefined) return null
  return (
    <small className="t13 ink-3">
      <span aria-hidden="true">{count(n)}</span>
      <VisuallyHidden>{t.products(n, count(n))}</VisuallyHidden>
    </small>
  )
}
