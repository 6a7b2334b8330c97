import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import '../ui/tokens.css'
import '../ui/base.css'
import '../ui/layout.css'
import { Preload } from '../lib/PageLink.tsx'
import { makeQueryClient, takeFirstData } from '../lib/query.ts'
import { takeRefusalTexts } from '../lib/refusal-texts.ts'
import { watchConnection } from '../lib/sending/connection.ts'
import { ToastProvider } from '../ui/ToastProvider.tsx'
import { LanguageProvider } from '../visit/LanguageProvider.tsx'
import { watchPictures } from './broken-pictures.ts'
import { preloadPage } from './pages.ts'
import { Pages } from './router.tsx'
import { nameFirstEntry } from './use-scroll-kept.ts'

const client = makeQueryClient()
takeFirstData(client)
nameFirstEntry()
watchConnection()
watchPictures()
takeRefusalTexts(() => import('./refusals.ts').then(({ refusals }) => refusals))
void import('../lib/first-fault.ts').then(({ leadToFaults }) => leadToFaults(client))

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <LanguageProvider>
        <ToastProvider>
          <Preload value={address => preloadPage(client, address)}>
            <BrowserRouter>
              <Pages />
            </BrowserRouter>
          </Preload>
        </ToastProvider>
      </LanguageProvider>
    </QueryClientProvider>
  </StrictMode>,
)
