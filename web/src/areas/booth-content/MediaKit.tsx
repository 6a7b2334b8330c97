import { downloadMediaKit, type MediaFile } from '@fairfloor/domain/booth-content/contract'
import { errorWords } from '../../lib/error-words.ts'
import { megabytes } from '../../lib/format.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useToast } from '../../ui/ToastProvider.tsx'
import styles from './Media.module.css'
import { boothContentTexts } from './texts.ts'

interface MediaKitProps {
  exhibitorId: number
  link: string
  files: readonly MediaFile[]
}

/** All files at once: the browser downloads the ZIP while the server counts the download. */
export function MediaKit({ exhibitorId, link, files }: MediaKitProps) {
  const t = useTexts(boothContentTexts).media
  const toast = useToast()
  const record = useApiMutation(downloadMediaKit, {
    onError: error => toast({ tone: 'error', title: errorWords(error) }),
  })
  const size = files.reduce((sum, file) => sum + file.size, 0)
  return (
    <div className={`grid gap-2 ${styles.kit}`}>
      <a
        className={buttonClass({ variant: 'signal', size: 'l' })}
        href={link}
        download
        onClick={() => record.mutate({ body: { exhibitor_id: exhibitorId } })}
      >
        <span className="middle gap-2 inline-row">
          <Icon name="download" />
          {t.kit}
        </span>
      </a>
      <span className="t13 fg-2">{t.kitOf(files.length, megabytes(size))}</span>
    </div>
  )
}
