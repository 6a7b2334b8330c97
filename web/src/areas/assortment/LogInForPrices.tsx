import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import text from '../../ui/text.module.css'
import { useLoginAddress } from '../../visit/login-address.ts'
import { listTexts } from './texts.ts'

/** In place of a price: the visitor's way to the login and back. */
export function LogInForPrices() {
  const t = useTexts(listTexts)
  return (
    <PageLink to={useLoginAddress()} className={`cobalt medium ${text.lined}`} tabIndex={-1}>
      {t.logIn}
    </PageLink>
  )
}
