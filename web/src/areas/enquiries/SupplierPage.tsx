import { useTexts } from '../../lib/texts.tsx'
import layout from '../../ui/layout.module.css'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { useUser } from '../../visit/user.ts'
import { ContactForm } from './ContactForm.tsx'
import styles from './ContactPage.module.css'
import { contactTexts } from './contact-texts.ts'

/** /contact/supplier: a brand offers itself to the shop. */
export function SupplierPage() {
  const { supplier: t } = useTexts(contactTexts)
  const user = useUser()
  return (
    <div className={`stack gap-6 wide ${styles.narrow}`}>
      <PageTitle>{t.title}</PageTitle>
      <header className="grid gap-2">
        <h1>{t.title}</h1>
        <p className="fg-2 measure">{t.lead}</p>
      </header>
      <div className={`stack gap-4 bordered round-card pad-5 ${layout.card}`}>
        {user !== undefined && <ContactForm key={user?.id ?? 0} kind="supplier" />}
      </div>
    </div>
  )
}
