import { addContentPicture } from '@fairfloor/domain/content/desk-contract'
import { type ChangeEvent, useRef } from 'react'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { uploaded } from '../../lib/uploaded.ts'
import { Button } from '../../ui/Button.tsx'
import layout from '../../ui/layout.module.css'
import { MutationError } from '../../ui/MutationError.tsx'
import { TextArea, TextInput } from '../../ui/TextInput.tsx'
import { contentDeskTexts } from './desk-texts.ts'

/** A part of a page in the form. */
export type Part = { key: number; head: string; text: string; image_url: string | null }

interface PagePartProps {
  part: Part
  number: number
  /** Whether missing input may be reported. */
  asked: boolean
  /** Why the server refuses the text. */
  error: string | null
  onChange: (words: Partial<Part>) => void
  /** Not on the first part. */
  onUp: (() => void) | undefined
  onRemove: () => void
}

export function PagePart({ part, number, asked, error, onChange, onUp, onRemove }: PagePartProps) {
  const t = useTexts(contentDeskTexts)
  const { head, text, image_url } = part
  const missing = (words: string) => (asked && !words.trim() ? t.missing : null)
  return (
    <fieldset className={`grid gap-4 slim line-above pt-4 ${layout.part}`}>
      <legend>{t.part(number)}</legend>
      <TextInput
        label={t.head}
        maxLength={200}
        value={head}
        error={missing(head)}
        onChange={event => onChange({ head: event.target.value })}
      />
      <TextArea
        label={t.text}
        rows={8}
        maxLength={10_000}
        hint={t.marks}
        value={text}
        error={missing(text) ?? error}
        onChange={event => onChange({ text: event.target.value })}
      />
      {image_url && (
        <p className="row middle gap-3 t13 fg-2">
          <img className="cover round-input" src={image_url} alt="" width="160" height="90" loading="lazy" />
          {t.keepsPicture}
        </p>
      )}
      <div className="row wrap gap-2">
        {onUp && (
          <Button variant="ghost" onClick={onUp}>
            {t.up(number)}
          </Button>
        )}
        <AddPicture onAdded={mark => onChange({ text: `${text.trimEnd()}\n\n${mark}\n` })} />
        <Button variant="ghost" icon="trash" onClick={onRemove}>
          {t.remove(number)}
        </Button>
      </div>
    </fieldset>
  )
}

/** Stores a picture at once; the text shows it where its mark stands. */
function AddPicture({ onAdded }: { onAdded: (mark: string) => void }) {
  const t = useTexts(contentDeskTexts)
  const input = useRef<HTMLInputElement>(null)
  const add = useApiMutation(addContentPicture, { onSuccess: ({ url }) => onAdded(`![${t.describe}](${url})`) })
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (!file) return
    void add.run(async () => ({ body: { picture: await uploaded(file) } }))
    event.target.value = ''
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/avif"
        hidden
        aria-label={t.addPicture}
        onChange={choose}
      />
      <Button
        variant="ghost"
        icon="upload"
        loading={add.loading}
        done={add.done}
        onClick={() => input.current?.click()}
      >
        {t.addPicture}
      </Button>
      <MutationError of={add} />
    </>
  )
}
