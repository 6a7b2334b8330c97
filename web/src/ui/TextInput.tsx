import { type ComponentProps, useState } from 'react'
import { useTexts } from '../lib/texts.tsx'
import { classes } from './classes.ts'
import styles from './Field.module.css'
import { Field, type FieldProps } from './Field.tsx'
import { Icon, type IconName } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { uiTexts } from './texts.ts'

export interface TextInputProps extends FieldProps, Omit<ComponentProps<'input'>, 'id'> {
  /** Inside, before the text: a magnifying glass for a search. */
  icon?: IconName
}

export function TextInput({ label, hideLabel, hint, error, optional, className, icon, ...rest }: TextInputProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, optional, className }}>
      {parts => (
        <span className="block relative">
          {icon && <Icon name={icon} className={`absolute ink-2 ${styles.inputIcon}`} />}
          <input type="text" {...rest} {...parts} className={classes(styles.input, icon && styles.withIcon)} />
        </span>
      )}
    </Field>
  )
}

/** For e-mail addresses: phones show an @ on the keyboard, and browsers autofill. */
export const EmailInput = (props: Omit<TextInputProps, 'type'>) => (
  <TextInput autoComplete="email" autoCapitalize="none" spellCheck={false} {...props} type="email" />
)

/** A password with a show button; `autoComplete` defaults to 'current-password'. */
export function PasswordInput({
  label,
  hideLabel,
  hint,
  error,
  optional,
  className,
  ...rest
}: Omit<TextInputProps, 'type' | 'icon'>) {
  const t = useTexts(uiTexts)
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, hideLabel, hint, error, optional, className }}>
      {parts => (
        <span className="block relative">
          <input
            autoComplete="current-password"
            {...rest}
            {...parts}
            type={shown ? 'text' : 'password'}
            className={classes(styles.input, styles.withButton)}
          />
          <IconButton
            className={styles.inputButton}
            icon={shown ? 'eyeOff' : 'eye'}
            label={shown ? t.hidePassword : t.showPassword}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </Field>
  )
}

export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  optional,
  className,
  ...rest
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id'>) {
  return (
    <Field {...{ label, hideLabel, hint, error, optional, className }}>
      {parts => <textarea rows={4} {...rest} {...parts} className={classes(styles.input, 'block', styles.area)} />}
    </Field>
  )
}
