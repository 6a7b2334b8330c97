import { classes } from './classes.ts'
import { icons } from './icons.ts'
import styles from './signs.module.css'

export type IconName = keyof typeof icons

/** A stroke icon in the colour of the text, hidden from screen readers: a label is next to it. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: 16 | 20 | 24 | 32; className?: string }) {
  return (
    <svg
      className={classes(`fixed ${styles.icon}`, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={icons[name]} />
    </svg>
  )
}
