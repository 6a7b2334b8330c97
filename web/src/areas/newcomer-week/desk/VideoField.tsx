import { uploadWeekVideo } from '@fairfloor/domain/newcomer-week/desk-contract'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { uploaded } from '../../../lib/uploaded.ts'
import { Button } from '../../../ui/Button.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { editorTexts } from './editor-texts.ts'
import styles from './week-desk.module.css'

interface VideoFieldProps {
  /** Its address. */
  of: string | null
  error: string | null
  onChange: (video: string | null) => void
}

/** The video behind a brand: stored as soon as it is chosen, shown to others once the event is saved. */
export function VideoField({ of, error, onChange }: VideoFieldProps) {
  const t = useTexts(editorTexts)
  const save = useApiMutation(uploadWeekVideo, { onSuccess: ({ video }) => onChange(video) })
  return (
    <div className={`grid at-start packed gap-2 ${styles.file}`}>
      <h3>{t.video}</h3>
      <FileDrop
        label={t.video}
        act={t.choose}
        hint={t.videoHint}
        accept="video/webm,video/mp4"
        error={error}
        loading={save.loading}
        done={save.done}
        onFile={file => void save.run(async () => ({ body: { video: await uploaded(file) } }))}
      >
        {of && <video key={of} src={of} width="320" height="140" controls muted playsInline preload="metadata" />}
      </FileDrop>
      {of && (
        <Button icon="trash" variant="ghost" onClick={() => onChange(null)}>
          {t.takeOut(t.video)}
        </Button>
      )}
      <MutationError of={save} />
    </div>
  )
}
