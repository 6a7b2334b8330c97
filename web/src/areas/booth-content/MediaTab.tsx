import { getMedia, getMediaCategories, type MediaFile } from '@fairfloor/domain/booth-content/contract'
import type { Exhibitor } from '@fairfloor/domain/trade-show/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import styles from './Media.module.css'
import { MediaKit } from './MediaKit.tsx'
import { MediaPreview } from './MediaPreview.tsx'
import { MediaRow } from './MediaRow.tsx'
import { boothContentTexts } from './texts.ts'

/** An exhibitor's media files: by category, one by one, or all at once. */
export default function MediaTab({ exhibitor }: { exhibitor: Exhibitor }) {
  const t = useTexts(boothContentTexts)
  return (
    <Loaded
      query={useQuery(queryOf(getMedia, { params: { id: exhibitor.id } }))}
      waiting={<SkeletonRows rows={4} height={72} radius="card" className={styles.mediaTab} />}
      empty={{ icon: 'document', title: t.media.none }}
    >
      {files => <Files exhibitor={exhibitor} files={files} />}
    </Loaded>
  )
}

interface FilesProps {
  exhibitor: Exhibitor
  files: readonly MediaFile[]
}

function Files({ exhibitor: { id, complete_media_kit_url }, files }: FilesProps) {
  const t = useTexts(boothContentTexts)
  const { data: categories = [] } = useQuery(queryOf(getMediaCategories, {}))
  const [unchecked, setUnchecked] = useState<ReadonlySet<number>>(new Set())
  const [shown, setShown] = useState<MediaFile | null>(null)
  const check = (category: number, isChecked: boolean) => {
    const next = new Set(unchecked)
    if (isChecked) next.delete(category)
    else next.add(category)
    setUnchecked(next)
  }
  const countOf = (category: number) => files.filter(file => file.category?.id === category).length
  const listed = files.filter(({ category }) => category === null || !unchecked.has(category.id))
  return (
    <div className={styles.mediaTab}>
      <div className="row wrap middle between gap-y-4 gap-x-8 on-fog round-card pad-y-4 pad-x-5">
        <fieldset className={`row wrap gap-x-6 m-0 pad-0 ${styles.filter}`}>
          <legend>{t.media.filter}</legend>
          {categories
            .filter(category => countOf(category.id) > 0)
            .map(({ id: category, name }) => (
              <Checkbox
                key={category}
                label={name}
                count={countOf(category)}
                checked={!unchecked.has(category)}
                onChange={isChecked => check(category, isChecked)}
              />
            ))}
        </fieldset>
        {complete_media_kit_url && <MediaKit exhibitorId={id} link={complete_media_kit_url} files={files} />}
      </div>
      {listed.length === 0 ? (
        <EmptyState icon="filter" title={t.media.noneChecked}>
          {t.media.noneCheckedText}
        </EmptyState>
      ) : (
        <ul className="m-0 pad-0 unlisted" aria-label={t.media.files}>
          {listed.map(file => (
            <MediaRow key={file.id} file={file} onPreview={() => setShown(file)} />
          ))}
        </ul>
      )}
      <MediaPreview file={shown} onClose={() => setShown(null)} />
    </div>
  )
}
