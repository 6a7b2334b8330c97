import { type ComponentProps, type MouseEvent, useEffect } from 'react'
import { useTexts } from '../lib/texts.tsx'
import { announce } from './announce.ts'
import styles from './Button.module.css'
import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'
import { uiTexts } from './texts.ts'

/** signal: the primary action of a screen; ink: the second; outline: the rest; ghost and glass: quiet ones. */
export type ButtonVariant = 'signal' | 'ink' | 'outline' | 'ghost' | 'glass'

export interface ButtonLook {
  variant?: ButtonVariant
  size?: 'm' | 'l'
  icon?: IconName
  /** Icon after the label. */
  iconEnd?: IconName
  /** As wide as its container. */
  wide?: boolean
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** A call is running: the button keeps its size and focus, and ignores presses. */
  loading?: boolean
  /** The call succeeded: a tick replaces the label. */
  done?: boolean
}

export function Button(props: ButtonProps) {
  const { variant, size, icon, iconEnd, wide, loading, done, className, onClick, children, ...rest } = props
  const t = useTexts(uiTexts)
  const state = done ? t.done : loading ? t.loading : null

  useEffect(() => {
    if (state) announce(state)
  }, [state])

  // Not `disabled`: losing the focus would send keyboard users back to the top of the page.
  const act = (event: MouseEvent<HTMLButtonElement>) => (loading ? event.preventDefault() : onClick?.(event))
  return (
    <button
      type="button"
      {...rest}
      className={classes(buttonClass({ variant, size, wide }), (loading || done) && styles.covered, className)}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={act}
    >
      <span className={`inline-row middle centred gap-2 ${styles.words}`}>
        {icon && <Icon name={icon} />}
        {children}
        {iconEnd && <Icon name={iconEnd} />}
      </span>
      {done ? <Tick /> : loading && <Wait />}
    </button>
  )
}

/** The classes of a button, for a link that looks like one. */
export const buttonClass = ({ variant = 'outline', size = 'm', wide }: ButtonLook): string =>
  classes(styles.button, styles[variant], size === 'l' && styles.large, wide && 'wide')

const Tick = () => (
  <span className="grid in-middle absolute fill">
    <Icon name="check" size={24} className={styles.tick} />
  </span>
)

const Wait = () => (
  <span className="grid in-middle absolute fill">
    <Spinner size={20} label={null} />
  </span>
)
