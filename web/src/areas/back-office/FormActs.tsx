import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import styles from './FormActs.module.css'

interface FormActsProps {
  save: { loading: boolean; done: boolean }
  label: string
  /** What else can be done, or what is wrong. */
  children?: ReactNode
}

/** The foot of a form in a sheet: in view while the form scrolls under it. */
export const FormActs = ({ save, label, children }: FormActsProps) => (
  <div className={styles.acts}>
    <Button type="submit" variant="ink" loading={save.loading} done={save.done}>
      {label}
    </Button>
    {children}
  </div>
)
