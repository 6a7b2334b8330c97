import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { Popover, type PopoverProps } from '../../ui/Popover.tsx'
import styles from './Header.module.css'

interface ToolMenuProps {
  /** Name of button and popup. */
  label: string
  icon: IconName
  words: ReactNode
  /** Fetches the content's code. */
  load: () => unknown
  children: PopoverProps['children']
}

/** A dropdown of the header. */
export const ToolMenu = ({ label, icon, words, load, children }: ToolMenuProps) => (
  <Popover
    label={label}
    align="end"
    sticky
    trigger={
      <button
        type="button"
        className={`inline-row middle target bold nowrap round-input ${styles.tool}`}
        aria-label={label}
        onPointerEnter={load}
        onFocus={load}
      >
        <Icon name={icon} />
        {words}
        <Icon name="chevronDown" size={16} className={styles.chevron} />
      </button>
    }
  >
    {children}
  </Popover>
)
