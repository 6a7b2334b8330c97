import { registerPage } from '@fairfloor/domain/companies/registration/pages'
import { supplierPage } from '@fairfloor/domain/enquiries/pages'
import { countryName } from '../../lib/country.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useSettings } from '../../lib/settings.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { ReachUs } from '../../ui/ReachUs.tsx'
import { useUser } from '../../visit/user.ts'
import { PreviewNote } from '../content/PreviewNote.tsx'
import { RichText } from '../content/RichText.tsx'
import { usePreview, useWritten } from '../content/use-written.ts'
import { ContactForm } from './ContactForm.tsx'
import styles from './ContactPage.module.css'
import { contactTexts } from './contact-texts.ts'

/** /contact: what the house writes, who we are, how to become a customer or a supplier, and a form for everything else. */
export function ContactPage() {
  const t = useTexts(contactTexts)
  const { language } = useLanguage()
  const user = useUser()
  const written = useWritten('contact').data
  const preview = usePreview('contact')
  const shown = preview?.page ?? written
  const lang = shown && shown.language !== language ? shown.language : undefined
  return (
    <div className={styles.page}>
      <PageTitle>{shown?.title ?? t.title}</PageTitle>
      {preview && <PreviewNote version={preview.version} />}
      <header className={styles.head} lang={lang}>
        <h1>{shown?.title ?? t.title}</h1>
        <p>{shown?.lead || t.lead}</p>
      </header>
      <div className={styles.columns}>
        <section className={styles.main}>
          <h2>{t.write}</h2>
          {/* With the user known, its fields are filled in. */}
          {user !== undefined && <ContactForm key={user?.id ?? 0} kind="general" />}
        </section>
        {shown && shown.sections.length > 0 && (
          <div className={styles.words} lang={lang}>
            {shown.sections.map(({ head, content, image_url }) => (
              <section key={head}>
                <h2>{head}</h2>
                {image_url && <img src={image_url} alt="" width={720} height={450} loading="lazy" />}
                <RichText content={content} />
              </section>
            ))}
          </div>
        )}
        <aside className={styles.aside}>
          <Seller />
          <ul className={styles.ways}>
            <li>
              <PageLink to={registerPage.path}>
                <b>{t.ways.customer}</b>
                <span>{t.ways.customerText}</span>
                <Icon name="arrowRight" />
              </PageLink>
            </li>
            <li>
              <PageLink to={supplierPage.path}>
                <b>{t.ways.supplier}</b>
                <span>{t.ways.supplierText}</span>
                <Icon name="arrowRight" />
              </PageLink>
            </li>
          </ul>
        </aside>
      </div>
    </div>
  )
}

function Seller() {
  const t = useTexts(contactTexts)
  const { language } = useLanguage()
  const settings = useSettings()
  if (!settings) return null
  const { street, number, zip, city, country, registration, vat_id } = settings.seller
  return (
    <section className={styles.seller}>
      <h2>{t.reach}</h2>
      <address>
        {settings.company}
        <br />
        {street} {number}
        <br />
        {zip} {city}, {countryName(country, language)}
      </address>
      <ReachUs />
      <p className={styles.small}>
        {registration}
        <br />
        {t.vatId} {vat_id}
      </p>
    </section>
  )
}
