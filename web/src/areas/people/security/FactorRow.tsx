import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import styles from './security.module.css'

interface FactorRowProps {
  icon: IconName
  title: ReactNode
  text: string
  act: ReactNode
}

/** A part of the login's security, with what can be done about it. */
export const FactorRow = ({ icon, title, text, act }: FactorRowProps) => (
  <div className={styles.row}>
    <Icon name={icon} />
    <div className={styles.words}>
      <b>{title}</b>
      <span>{text}</span>
    </div>
    {act}
  </div>
)
