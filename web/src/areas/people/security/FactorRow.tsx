import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import listRow from '../../../ui/list-row.module.css'

interface FactorRowProps {
  icon: IconName
  title: ReactNode
  text: string
  act: ReactNode
}

/** A part of the login's security, with what can be done about it. */
export const FactorRow = ({ icon, title, text, act }: FactorRowProps) => (
  <div className={`grid middle gap-4 line-above pad-y-3 ${listRow.row}`}>
    <Icon name={icon} />
    <div className="grid gap-half anywhere">
      <b className="row wrap middle gap-y-1 gap-x-2 bold">{title}</b>
      <span className="t13 ink-2">{text}</span>
    </div>
    {act}
  </div>
)
