import { Link, type LinkProps } from 'react-router'
import styles from './Button.module.css'
import { type ButtonLook, buttonClass } from './Button.tsx'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

/** A link that looks like a button. `reloadDocument` is for addresses that the server answers itself. */
export function LinkButton({
  variant,
  size,
  icon,
  iconEnd,
  wide,
  className,
  children,
  ...rest
}: ButtonLook & LinkProps) {
  return (
    <Link {...rest} className={classes(buttonClass({ variant, size, wide }), className)}>
      <span className={`inline-row middle centred gap-2 ${styles.words}`}>
        {icon && <Icon name={icon} />}
        {children}
        {iconEnd && <Icon name={iconEnd} />}
      </span>
    </Link>
  )
}
