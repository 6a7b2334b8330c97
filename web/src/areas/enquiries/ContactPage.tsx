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

/** /contact: who we are and what the house writes, a form, and how strangers become customers or suppliers. */
export function ContactPage() {
  const t = useTexts(contactTexts)
  const { language } = useLanguage()
  const user = useUser()
  const written = useWritten('contact').data
  const preview = usePreview('contact')
  const shown = preview?.page ?? written
  const lang = shown && shown.language !== language ? shown.language : undefined
  return (
    <div className={`stack gap-6 ${styles.page}`}>
      <PageTitle>{shown?.title ?? t.title}</PageTitle>
      {preview && <PreviewNote version={preview.version} />}
      <header className={`grid gap-2 ${styles.head}`} lang={lang}>
        <h1>{shown?.title ?? t.title}</h1>
        <p>{shown?.lead || t.lead}</p>
      </header>
      <div className={`stack top gap-y-6 gap-x-8 ${styles.columns}`}>
        <div className={`stack gap-5 on-fog round-card pad-5 ${styles.reach}`}>
          <Seller />
          {shown && shown.sections.length > 0 && (
            <div className={`stack gap-5 anywhere ${styles.words}`} lang={lang}>
              {shown.sections.map(({ head, content, image_url }) => (
                <section key={head}>
                  <h2>{head}</h2>
                  {image_url && <img src={image_url} alt="" width={720} height={450} loading="lazy" />}
                  <RichText content={content} />
                </section>
              ))}
            </div>
          )}
          <Registered />
        </div>
        <section className={`stack gap-4 bordered round-card pad-5 ${styles.main}`}>
          <h2>{t.write}</h2>
          {/* With the user known, its fields are filled in. */}
          {user !== undefined && <ContactForm key={user?.id ?? 0} kind="general" />}
        </section>
        <ul className={`grid gap-3 ${styles.ways}`}>
          {!user?.company && <Way to={registerPage.path} name={t.ways.customer} text={t.ways.customerText} />}
          <Way to={supplierPage.path} name={t.ways.supplier} text={t.ways.supplierText} />
        </ul>
      </div>
    </div>
  )
}

const Way = ({ to, name, text }: { to: string; name: string; text: string }) => (
  <li>
    <PageLink to={to}>
      <b>{name}</b>
      <span>{text}</span>
      <Icon name="arrowRight" />
    </PageLink>
  </li>
)

function Seller() {
  const t = useTexts(contactTexts)
  const { language } = useLanguage()
  const settings = useSettings()
  if (!settings) return null
  const { street, number, zip, city, country } = settings.seller
  return (
    <section className={`grid gap-3 ${styles.seller}`}>
      <h2>{t.reach}</h2>
      <ReachUs align="start" />
      <address>
        {settings.company}
        <br />
        {street} {number}
        <br />
        {zip} {city}, {countryName(country, language)}
      </address>
    </section>
  )
}

function Registered() {
  const t = useTexts(contactTexts)
  const seller = useSettings()?.seller
  return (
    seller && (
      <p className="t13 fg-2">
        {seller.registration}
        <br />
        {t.vatId} {seller.vat_id}
      </p>
    )
  )
}
