import { useSettings } from '../../lib/settings.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Booth.module.css'
import { informationTexts } from './information-texts.ts'

/** How to reach the seller's customer service. */
export function Contact() {
  const { contact: t } = useTexts(informationTexts)
  const seller = useSettings()?.seller
  if (!seller) return null
  return (
    <section className="on-paper round-card">
      <h2>{t.title}</h2>
      <p>{t.text}</p>
      <ul className={`mt-2 ${styles.contactWays}`}>
        {seller.email && (
          <li>
            <a className="row middle gap-3 at-least-44 bold anywhere" href={`mailto:${seller.email}`}>
              <Icon name="mail" />
              {seller.email}
            </a>
          </li>
        )}
        {seller.phone && (
          <li>
            <a
              className="row middle gap-3 at-least-44 bold anywhere"
              href={`tel:${seller.phone.replace(/[^+\d]/g, '')}`}
            >
              <Icon name="phone" />
              {seller.phone}
            </a>
          </li>
        )}
      </ul>
    </section>
  )
}
