import { Suspense } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'

const LoginForm = lazyPart(async () => ({ default: (await import('./LoginForm.tsx')).LoginForm }))

/** Shown in place of a page that needs a login; the page stays at its address, with query and fragment. Its code is loaded for visitors only. */
export const LoginFirst = () => (
  // As high as the window, so that the shop's footer does not jump when the form comes.
  <div className={'wide narrow window-high pt-4'}>
    <Suspense>
      <LoginForm />
    </Suspense>
  </div>
)
