import { type ReactNode, useEffect, useId } from 'react'
import { useTexts } from '../lib/texts.tsx'
import { announce } from './announce.ts'
import { classes } from './classes.ts'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'
import { uiTexts } from './texts.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Props of every form input. */
export interface FieldProps {
  label: string
  /** The label is read out but hidden, where the context shows it already. */
  hideLabel?: boolean
  hint?: ReactNode
  /** The error text; null or empty if there is none. */
  error?: string | null
  /** Shows 'Optional' beside the label. */
  optional?: boolean
}

/** Props for the input inside. */
export interface FieldParts {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label, hint and error around one input. */
export function Field({
  label,
  hideLabel,
  hint,
  error,
  optional,
  className,
  children,
}: FieldProps & { className?: string; children: (parts: FieldParts) => ReactNode }) {
  const t = useTexts(uiTexts)
  const id = useId()
  const words = (
    <label className="row baseline between gap-2 t13 fg-2 medium" htmlFor={id}>
      {label}
      {optional && <span className="fg-3 regular">{t.optional}</span>}
    </label>
  )
  return (
    <div className={classes(`grid packed slim ${styles.field}`, className)}>
      {hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {children({ id, 'aria-describedby': describedBy(id, hint, error), 'aria-invalid': error ? true : undefined })}
      <Notes id={id} hint={hint} error={error} />
    </div>
  )
}

/** The ids of existing notes, for `aria-describedby`. */
export const describedBy = (id: string, hint: ReactNode, error?: string | null): string | undefined =>
  classes(Boolean(hint) && `${id}-hint`, error && `${id}-error`) || undefined

/** Hint and error under an input; errors are announced. */
export function Notes({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | null }) {
  useEffect(() => {
    if (error) announce(error)
  }, [error])

  return (
    <>
      {hint && (
        <p className="t13 fg-3" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={`row t13 error medium ${styles.error}`} id={`${id}-error`}>
          <Icon name="error" size={16} />
          {error}
        </p>
      )}
    </>
  )
}
