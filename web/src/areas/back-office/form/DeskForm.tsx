import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import styles from './DeskForm.module.css'
import { FormBar, type FormBarProps } from './FormBar.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { type Question, useLeaving } from './use-leaving.ts'

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
      <LeaveQuestion form={form} question={question} onClose={() => setQuestion(null)} />
    </form>
  )
}
