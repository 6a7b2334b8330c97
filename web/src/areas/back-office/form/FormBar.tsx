import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import styles from './DeskForm.module.css'
import { formTexts } from './form-texts.ts'
import { useChangeWords } from './use-change-words.ts'
import type { DeskFormState } from './use-desk-form.ts'

const Meanwhile = lazyPart(async () => ({ default: (await import('./Meanwhile.tsx')).Meanwhile }))

export interface FormBarProps {
  form: DeskFormState
  /** The button. */
  save: string
  /** What else can be done, or what to know before it is saved. */
  acts?: ReactNode
  /** Says in its own way why something is refused. */
  problem?: ReactNode
  /** Nothing can be done yet: whether, or why. */
  idle?: boolean | string
}

/** The foot of a form: what has changed, what stands in the way, and the buttons. In view while something is not saved. */
export function FormBar({ form, save: label, acts, problem, idle }: FormBarProps) {
  const t = useTexts(formTexts)
  const { said } = useChangeWords(form)
  const { save, changes, meanwhile, trouble, wrong } = form
  const isChanged = changes.length > 0
  const clashes = meanwhile?.clashes ?? []
  const isSaidAtField = save.fieldErrors.some(({ detail }) => detail === save.error?.message)
  return (
    <>
      {!trouble && (problem ?? (!isSaidAtField && <MutationError of={save} />))}
      <div
        className={`row wrap middle gap-3 ${styles.bar}`}
        data-changed={isChanged || undefined}
        data-clash={meanwhile ? '' : undefined}
      >
        {trouble && (
          <Alert
            tone="error"
            className="own-line"
            action={trouble === 'lost' && <Button onClick={() => void form.submit()}>{t.retry}</Button>}
          >
            {t[trouble]}
          </Alert>
        )}
        {meanwhile && (
          <Suspense>
            <Meanwhile form={form} />
          </Suspense>
        )}
        {form.isGone && <p className="own-line">{t.gone}</p>}
        <p className={`ink-2 ${styles.says}`} aria-live="polite">
          {clashes.length === 0 && (isChanged ? said : idle)}
          {wrong > 0 && <span className="red block">{t.wrong(wrong)}</span>}
        </p>
        {acts}
        {isChanged && (
          <Button variant="ghost" onClick={form.discard}>
            {t.discard}
          </Button>
        )}
        {clashes.length === 0 && (
          <Button
            type="submit"
            variant={isChanged ? 'signal' : 'ink'}
            aria-keyshortcuts="Control+S"
            aria-disabled={Boolean(idle)}
            loading={save.loading}
            done={save.done}
          >
            {label}
          </Button>
        )}
      </div>
    </>
  )
}
