import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'
import styles from './signs.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName
  /** Its label: read out, and shown on hover. */
  label: string
  /** 44 px instead of 40, e.g. the close button of a panel. */
  large?: boolean
  /** With a border of its own. */
  outlined?: boolean
}

export function IconButton({ icon, label, large, outlined, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classes(
        'in-middle fixed fg round-input',
        styles.button,
        large && styles.large,
        outlined && styles.outlined,
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  )
}
