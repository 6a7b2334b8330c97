import { useSettings } from '../lib/settings.ts'
import text from './text.module.css'

/** How the shop is reached: its mail address and its phone number, side by side. */
export function ReachUs({ align = 'center' }: { align?: 'center' | 'start' }) {
  const { phone, email } = useSettings()?.seller ?? {}
  return (
    <p className={`row wrap gap-y-2 gap-x-5 ${align === 'center' ? 'centred mt-3' : ''}`}>
      {email && (
        <a className={text.link} href={`mailto:${email}`}>
          {email}
        </a>
      )}
      {phone && (
        <a className={text.link} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          {phone}
        </a>
      )}
    </p>
  )
}
