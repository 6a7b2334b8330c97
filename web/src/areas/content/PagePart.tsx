import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextArea, TextInput } from '../../ui/TextInput.tsx'
import { contentDeskTexts } from './desk-texts.ts'
import styles from './PagesDeskPage.module.css'

/** A part of a page in the form. */
export type Part = { key: number; head: string; text: string; image_url: string | null }

interface PagePartProps {
  part: Part
  number: number
  /** Whether missing input may be reported. */
  asked: boolean
  onChange: (words: Partial<Part>) => void
  /** Not on the first part. */
  onUp: (() => void) | undefined
  onRemove: () => void
}

export function PagePart({ part: { head, text, image_url }, number, asked, onChange, onUp, onRemove }: PagePartProps) {
  const t = useTexts(contentDeskTexts)
  const missing = (words: string) => (asked && !words.trim() ? t.missing : null)
  return (
    <fieldset className={styles.part}>
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
        hint={t.paragraphs}
        value={text}
        error={missing(text)}
        onChange={event => onChange({ text: event.target.value })}
      />
      {image_url && (
        <p className={styles.picture}>
          <img src={image_url} alt="" width="160" height="90" loading="lazy" />
          {t.keepsPicture}
        </p>
      )}
      <div className={styles.ways}>
        {onUp && (
          <Button variant="ghost" onClick={onUp}>
            {t.up(number)}
          </Button>
        )}
        <Button variant="ghost" icon="trash" onClick={onRemove}>
          {t.remove(number)}
        </Button>
      </div>
    </fieldset>
  )
}
