import { type FormEvent, type ReactNode, Suspense, useRef, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { classes } from '../../../ui/classes.ts'
import styles from './DeskForm.module.css'
import { FormBar, type FormBarProps } from './FormBar.tsx'
import { type Question, useLeaving } from './use-leaving.ts'

// Its code comes with the first change, so that it can also be asked without a connection.
const LeaveQuestion = lazyPart(async () => ({ default: (await import('./LeaveQuestion.tsx')).LeaveQuestion }))

interface DeskFormProps extends FormBarProps {
  label: string
  /** Instead of fields below each other. */
  className?: string | undefined
  children: ReactNode
}

/** The frame of a form of the desk: its fields, what is wrong, and the bar at its foot. */
export function DeskForm({ label, className, children, ...bar }: DeskFormProps) {
  const { form } = bar
  const ref = useRef<HTMLFormElement>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  // Without a timer: the first field with a fault is focused when the form has shown it.
  const submit = () => ref.current?.requestSubmit()
  useLeaving({ form: ref, isChanged: form.changes.length > 0, ask: setQuestion, submit })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // A sheet may be a child of another form.
    event.stopPropagation()
    void form.submit()
  }
  return (
    <form
      ref={ref}
      className={classes('stack gap-5', styles.form, className)}
      aria-label={label}
      noValidate
      onSubmit={onSubmit}
    >
      {children}
      <FormBar {...bar} />
      {(form.changes.length > 0 || question) && (
        <Suspense>
          <LeaveQuestion form={form} question={question} onClose={() => setQuestion(null)} />
        </Suspense>
      )}
    </form>
  )
}
