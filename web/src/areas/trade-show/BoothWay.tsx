import type { ReactNode } from 'react'
import { PageLink } from '../../lib/PageLink.tsx'
import { BoothLogo } from './BoothLogo.tsx'
import styles from './MyFair.module.css'

interface BoothWayProps {
  to: string
  exhibitor: { name: string; logo_image_url: string | null }
  number: number
  /** After the name. */
  mark?: ReactNode
  note?: string
}

/** The way to a booth: logo, number and name, with a note below. */
export const BoothWay = ({ to, exhibitor, number, mark, note }: BoothWayProps) => (
  <PageLink to={to} className={`row middle gap-3 grow slim pad-y-2 at-least-56 ${styles.boothWay}`}>
    <BoothLogo exhibitor={exhibitor} small />
    <span className={`to-end sign t24 ${styles.boothNumber}`}>{number}</span>
    <span className="grid slim lh-20">
      <b className="row middle gap-2">
        {exhibitor.name}
        {mark}
      </b>
      {note && <span className="t13 lh-18 ink-2">{note}</span>}
    </span>
  </PageLink>
)
