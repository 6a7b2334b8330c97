import { count } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { Clash } from './compare.ts'
import styles from './DeskForm.module.css'
import { formTexts } from './form-texts.ts'
import { useChangeWords } from './use-change-words.ts'
import type { DeskFormState } from './use-desk-form.ts'

/** What somebody else has saved meanwhile; where both have changed a field, both values and the choice. */
export function Meanwhile({ form }: { form: DeskFormState }) {
  const t = useTexts(formTexts)
  const { namesOf } = useChangeWords(form)
  const { clashes, taken } = form.meanwhile!
  return (
    <div className="grid gap-3 amber-ink own-line" role="alert">
      <p className="row gap-2 bold">
        <Icon name="warning" />
        {clashes.length > 0 ? t.clash : taken.length > 0 ? t.meanwhile(namesOf(taken)) : t.meanwhileOther}
      </p>
      {clashes.map(clash => (
        <Row key={clash.path.join('.')} form={form} clash={clash} />
      ))}
    </div>
  )
}

function Row({ form, clash }: { form: DeskFormState; clash: Clash }) {
  const t = useTexts(formTexts)
  const shown = useShown(form)
  const [was, mine, theirs] = [clash.was, clash.now, clash.theirs].map(value => shown(value, clash.path))
  const isShort = was != null && mine != null && theirs != null
  return (
    <div className="row wrap middle gap-y-2 gap-x-3">
      <p className={`ink ${styles.says}`}>
        <strong>{t.clashOf(form.wordOf(clash))}</strong> {isShort ? t.twoValues(was, theirs, mine) : t.bothChanged}
      </p>
      <Button onClick={() => form.decide(clash, false)}>{t.theirs(isShort ? theirs : null)}</Button>
      <Button variant="ink" onClick={() => form.decide(clash, true)}>
        {t.mine(isShort ? mine : null)}
      </Button>
    </div>
  )
}

const LONGEST = 40

/** A value in words; null where it is too much for a line. */
function useShown({ show }: DeskFormState) {
  const t = useTexts(formTexts)
  return (value: unknown, path: Clash['path']): string | null => {
    const words = show?.(value, path)
    if (words !== undefined) return words
    if (value === '' || value === null) return t.empty
    if (typeof value === 'boolean') return value ? t.yes : t.no
    if (typeof value === 'number') return count(value)
    return typeof value === 'string' && value.length <= LONGEST ? value : null
  }
}
