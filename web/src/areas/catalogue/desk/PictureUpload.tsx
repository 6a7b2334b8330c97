import type { Pictured } from '@fairfloor/domain/catalogue/desk-choices'
import { removePicture, setPicture } from '@fairfloor/domain/catalogue/desk-contract'
import type { QueryFilters } from '@tanstack/react-query'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { uploaded } from '../../../lib/uploaded.ts'
import { Button } from '../../../ui/Button.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import styles from './desk.module.css'
import { rangeDeskTexts } from './desk-texts.ts'

export interface PictureUploadProps {
  of: Pictured
  id: number
  label: string
  url: string | null
  /** What shows the picture. */
  invalidates: readonly QueryFilters[]
}

/** A picture of the range, saved as soon as it is dropped or chosen. */
export function PictureUpload({ of, id, label, url, invalidates }: PictureUploadProps) {
  const t = useTexts(rangeDeskTexts).picture
  const save = useApiMutation(setPicture, { invalidates })
  const remove = useApiMutation(removePicture, { invalidates })
  const take = (file: File) => save.run(async () => ({ params: { of, id }, body: { picture: await uploaded(file) } }))
  return (
    <section className={`grid packed gap-2 ${styles.picture}`} aria-label={label}>
      <h3 className="fg-2">{label}</h3>
      <FileDrop
        label={label}
        act={t.act}
        hint={t.hint}
        accept="image/*"
        loading={save.loading}
        done={save.done}
        onFile={take}
      >
        {url ? (
          <img className="wide contain" src={url} alt={label} width="320" height="120" />
        ) : (
          <p className={`grid in-middle t13 fg-2 ${styles.none}`}>{t.none}</p>
        )}
      </FileDrop>
      {url && (
        <Button
          icon="trash"
          variant="ghost"
          loading={remove.loading}
          onClick={() => remove.run({ params: { of, id } })}
        >
          {t.remove(label)}
        </Button>
      )}
      <MutationError of={save} />
      <MutationError of={remove} />
    </section>
  )
}
