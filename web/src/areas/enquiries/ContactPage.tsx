import { registerPage } from '@fairfloor/domain/companies/registration/pages'
import { supplierPage } from '@fairfloor/domain/enquiries/pages'
import { countryName } from '../../lib/country.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useSettings } from '../../lib/settings.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import layout from '../../ui/layout.module.css'
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
    <div className="stack gap-6">
      <PageTitle>{shown?.title ?? t.title}</PageTitle>
      {preview && <PreviewNote version={preview.version} />}
      <header className="grid gap-2" lang={lang}>
        <h1>{shown?.title ?? t.title}</h1>
        <p className="fg-2 measure">{shown?.lead || t.lead}</p>
      </header>
      <div className={`stack top gap-y-6 gap-x-8 ${styles.columns}`}>
        <div className={`stack gap-5 on-fog round-card pad-5 ${layout.card}`}>
          <Seller />
          {shown && shown.sections.length > 0 && (
            <div className="stack gap-5 anywhere" lang={lang}>
              {shown.sections.map(({ head, content, image_url }) => (
                <section key={head}>
                  <h2 className="mb-2">{head}</h2>
                  {image_url && (
                    <img
                      className="wide by-ratio round-card mb-3"
                      src={image_url}
                      alt=""
                      width={720}
                      height={450}
                      loading="lazy"
                    />
                  )}
                  <RichText content={content} />
                </section>
              ))}
            </div>
          )}
          <Registered />
        </div>
        <section className={`stack gap-4 bordered round-card pad-5 ${layout.card} ${styles.main}`}>
          <h2>{t.write}</h2>
          {/* With the user known, its fields are filled in. */}
          {user !== undefined && <ContactForm key={user?.id ?? 0} kind="general" />}
        </section>
        <ul className="grid gap-3">
          {!user?.company && <Way to={registerPage.path} name={t.ways.customer} text={t.ways.customerText} />}
          <Way to={supplierPage.path} name={t.ways.supplier} text={t.ways.supplierText} />
        </ul>
      </div>
    </div>
  )
}

const Way = ({ to, name, text }: { to: string; name: string; text: string }) => (
  <li>
    <PageLink to={to} className={`row middle between gap-3 bordered round-card pad-4 ${styles.way}`}>
      <span className="grid gap-1">
        <b>{name}</b>
        <span className="t13 fg-2">{text}</span>
      </span>
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
    <section className="grid gap-3">
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
