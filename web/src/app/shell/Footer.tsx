import { brandsPage } from '@fairfloor/domain/assortment/pages'
import { CAREERS } from '@fairfloor/domain/careers/addresses'
import { ABOUT_US, FAQ, PRIVACY_POLICY, TERMS } from '@fairfloor/domain/content/addresses'
import { CONTACT } from '@fairfloor/domain/enquiries/addresses'
import { WEEK } from '@fairfloor/domain/newcomer-week/addresses'
import { titles } from '@fairfloor/domain/newcomer-week/titles'
import { outletPage } from '@fairfloor/domain/outlet/pages'
import { quickOrderPage } from '@fairfloor/domain/quick-order/pages'
import { LOBBY } from '@fairfloor/domain/trade-show/addresses'
import { ConsentChoice } from '../../areas/content/Consent.tsx'
import { useWeek } from '../../areas/newcomer-week/frame/use-week.ts'
import { countryName } from '../../lib/country.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { type Settings, useSettings } from '../../lib/settings.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx'
import { Logo } from '../../ui/Logo.tsx'
import surface from '../../ui/surface.module.css'
import text from '../../ui/text.module.css'
import { useHasShow } from '../../visit/edition/vts.ts'
import { footerTexts } from './footer-texts.ts'
import styles from './ShopLayout.module.css'

/** The footer: links, social networks, payments and carriers, and the imprint. */
export default function Footer() {
  const t = useTexts(footerTexts)
  const settings = useSettings()
  const event = useTexts(titles)
  const { week, phase } = useWeek()
  const hasShow = useHasShow()
  const links = [
    [ABOUT_US, t.about],
    [brandsPage.path, t.brands],
    [quickOrderPage.path, t.quickOrder],
    [outletPage.path, t.outlet],
    ...(hasShow ? ([[LOBBY, t.fair]] as const) : []),
    ...(week && phase !== 'over' ? ([[WEEK, event.week]] as const) : []),
    [CONTACT, t.contact],
    [CAREERS, t.careers],
    [FAQ, t.faq],
    [`${TERMS}#conditions`, t.conditions],
    [TERMS, t.imprint],
    [PRIVACY_POLICY, t.privacy],
  ] as const
  return (
    <footer className={classes(surface.inkGround, 't13', styles.footer)}>
      <div className={`grid gap-y-8 gap-x-12 m-auto wide ${styles.page} ${styles.parts}`}>
        {settings && <Imprint settings={settings} />}
        <nav className="t15" aria-label={t.label}>
          <ul className={`gap-x-6 ${styles.links}`}>
            {links.map(([to, name]) => (
              <li key={to}>
                <PageLink to={to} className={`inline-row middle target ${text.lined}`}>
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        {settings && <Marks of={settings.presence} />}
      </div>
      <div className={`row wrap middle gap-x-5 m-auto wide pt-4 mt-8 ${styles.page} ${styles.last}`}>
        <p className="row wrap gap-x-5 fg-2">
          © {settings?.year} {settings?.company}
          <span>{t.business}</span>
        </p>
        <ConsentChoice />
        <LanguageSwitch />
      </div>
    </footer>
  )
}

function Imprint({ settings }: { settings: Settings }) {
  const t = useTexts(footerTexts)
  const { language } = useLanguage()
  const { seller } = settings
  return (
    <address className={`grid at-start gap-3 fg-2 ${styles.imprint}`}>
      <Logo />
      <p>
        {settings.company}
        <br />
        {seller.street} {seller.number}
        <br />
        {seller.zip} {seller.city}, {countryName(seller.country, language)}
      </p>
      <p>
        <a className={`inline-block ${text.lined}`} href={`tel:${seller.phone.replace(/[^+\d]/g, '')}`}>
          {seller.phone}
        </a>
        <br />
        <a className={`inline-block ${text.lined}`} href={`mailto:${seller.email}`}>
          {seller.email}
        </a>
      </p>
      <p>
        {seller.registration}
        <br />
        {t.vatId} {seller.vat_id}
      </p>
    </address>
  )
}

const PAYMENT_ICONS = {
  invoice: 'document',
  prepayment: 'clock',
  direct_debit: 'refresh',
  card: 'card',
} as const satisfies Record<string, IconName>

const NETWORKS = { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn', youtube: 'YouTube' } as const

/** Social networks, and the signs of payments and carriers. */
function Marks({ of: { social, payments, carriers } }: { of: Settings['presence'] }) {
  const t = useTexts(footerTexts)
  return (
    <div className={`grid packed gap-4 ${styles.marks}`}>
      {social.length > 0 && (
        <ul className={'row gap-2'} aria-label={t.social}>
          {social.map(({ network, url }) => (
            <li key={network}>
              <a
                className={`grid in-middle round-full ${styles.network}`}
                href={url}
                rel="noreferrer"
                target="_blank"
                aria-label={NETWORKS[network]}
                title={NETWORKS[network]}
              >
                <Icon name={network} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {payments.length > 0 && (
        <ul className={'row wrap gap-2'} aria-label={t.payments}>
          {payments.map(kind => (
            <li className={`inline-row middle ink bold nowrap on-paper round-tag ${styles.sign}`} key={kind}>
              <Icon name={PAYMENT_ICONS[kind]} size={16} />
              {t.payment[kind]}
            </li>
          ))}
        </ul>
      )}
      {carriers.length > 0 && (
        <ul className={'row wrap gap-2'} aria-label={t.carriers}>
          {carriers.map(name => (
            <li key={name} className={`inline-row middle ink nowrap on-paper round-tag t18 sign ${styles.sign}`}>
              <Icon name="truck" size={16} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
