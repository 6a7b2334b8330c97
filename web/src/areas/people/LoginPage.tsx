import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useTexts } from '../../lib/texts.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import text from '../../ui/text.module.css'
import { LoginForm } from '../../visit/LoginForm.tsx'
import { useHere } from '../../visit/login-address.ts'
import { sameSitePath } from '../../visit/same-site-path.ts'
import { visitTexts } from '../../visit/texts.ts'
import { useUser } from '../../visit/user.ts'

/** /login?target=…: only the login; logged-in users are redirected to the target, or get the document of ?document=…, which is no page. */
export function LoginPage() {
  const t = useTexts(visitTexts).loginPage
  const user = useUser()
  const here = useHere()
  const [query] = useSearchParams()
  const target = sameSitePath(query.get('target'), location.origin)
  const document = sameSitePath(query.get('document'), location.origin)
  if (user && document) return <Document address={document} />
  if (user) return <Navigate to={target ?? '/'} replace />
  return (
    <div className="stack packed gap-4 wide narrow m-auto pad-y-6">
      <PageTitle>{t.title}</PageTitle>
      <h1>{t.title}</h1>
      <p className="fg-2">{document ? t.documentLead : t.lead}</p>
      <LoginForm back={document ? here : (target ?? null)} />
    </div>
  )
}

/** Opens a document. One that is downloaded leaves the page as it is. */
function Document({ address }: { address: string }) {
  const t = useTexts(visitTexts).document
  useEffect(() => location.replace(address), [address])
  return (
    <div className="stack packed gap-4 wide narrow m-auto pad-y-6">
      <PageTitle>{t.title}</PageTitle>
      <h1>{t.title}</h1>
      <p className="fg-2">
        {t.lead}{' '}
        <a className={text.link} href={address}>
          {t.open}
        </a>
      </p>
    </div>
  )
}
