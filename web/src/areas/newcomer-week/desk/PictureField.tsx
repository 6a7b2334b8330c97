import { uploadWeekPicture } from '@fairfloor/domain/newcomer-week/desk-contract'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { uploaded } from '../../../lib/uploaded.ts'
import { Button } from '../../../ui/Button.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { editorTexts } from './editor-texts.ts'
import styles from './week-desk.module.css'
import type { Stored } from './week-draft.ts'

interface PictureFieldProps {
  label: string
  of: Stored | null
  error: string | null
  onChange: (picture: Stored | null) => void
}

/** A picture: stored as soon as it is chosen, shown to others once the event is saved. */
export function PictureField({ label, of, error, onChange }: PictureFieldProps) {
  const t = useTexts(editorTexts)
  const save = useApiMutation(uploadWeekPicture, { onSuccess: ({ picture, url }) => onChange({ hash: picture, url }) })
  return (
    <div className={`grid at-start packed gap-2 ${styles.file}`}>
      <h3>{label}</h3>
      <FileDrop
        label={label}
        act={t.choose}
        hint={t.pictureHint}
        accept="image/*"
        error={error}
        loading={save.loading}
        done={save.done}
        onFile={file => void save.run(async () => ({ body: { picture: await uploaded(file) } }))}
      >
        {of && <img src={of.url} alt="" width="320" height="140" />}
      </FileDrop>
      {of && (
        <Button icon="trash" variant="ghost" onClick={() => onChange(null)}>
          {t.takeOut(label)}
        </Button>
      )}
      <MutationError of={save} />
    </div>
  )
}
