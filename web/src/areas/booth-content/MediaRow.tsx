import type { MediaFile } from '@fairfloor/domain/booth-content/contract'
import { inWidth } from '@fairfloor/domain/pictures'
import { megabytes } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconBadge } from '../../ui/IconBadge.tsx'
import styles from './Media.module.css'
import { boothContentTexts } from './texts.ts'

/** A file: preview, name, category, size and download. */
export function MediaRow({ file, onPreview }: { file: MediaFile; onPreview: () => void }) {
  const t = useTexts(boothContentTexts).media
  const { name, link, size, mime_type_prefix: kind, category, preview_url } = file
  const picture = preview_url ? (
    <img src={inWidth(preview_url, 160)} alt="" width="72" height="54" loading="lazy" />
  ) : (
    <Icon name="document" />
  )
  return (
    <li className={`grid middle gap-4 pad-y-2 ${styles.mediaRow}`}>
      {kind ? (
        <button
          type="button"
          className={`grid in-middle fg-2 relative clipped on-fog pad-0 ${styles.preview}`}
          aria-label={t.preview(name)}
          onClick={onPreview}
        >
          {picture}
          {kind === 'video' && (
            <span className={styles.play}>
              <IconBadge icon="play" />
            </span>
          )}
        </button>
      ) : (
        <a
          className={`grid in-middle fg-2 relative clipped on-fog pad-0 ${styles.preview}`}
          href={link}
          target="_blank"
          rel="noopener"
          aria-label={t.open(name)}
        >
          {picture}
        </a>
      )}
      <span className="grid gap-1">
        <span className="medium anywhere">{name}</span>
        <span className="t13 fg-2">{[category?.name, megabytes(size)].filter(Boolean).join(' · ')}</span>
      </span>
      <a
        className={`grid in-middle fg round-full ${styles.download}`}
        href={link}
        download={name}
        aria-label={t.download(name)}
        title={t.download(name)}
      >
        <Icon name="download" />
      </a>
    </li>
  )
}
