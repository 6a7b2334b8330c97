import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { EditionCard } from './editions/EditionCard.tsx'
import { editionsQuery } from './editions/editions.ts'
import { editionTexts } from './editions/texts.ts'

// The last of the page: its code comes after the dates.
const NewEdition = lazyPart(async () => ({ default: (await import('./editions/NewEdition.tsx')).NewEdition }))

/** /admin/editions: the dates of each edition, and a preview of the show at any instant. */
export function EditionsDeskPage() {
  const t = useTexts(editionTexts)
  return (
    <AdminFrame title={t.title}>
      <Editions />
    </AdminFrame>
  )
}

function Editions() {
  const t = useTexts(editionTexts)
  return (
    // The skeleton is as high as a card, to keep the footer out of view.
    <Loaded
      query={useQuery(editionsQuery)}
      waiting={1000}
      empty={{ icon: 'calendar', title: t.empty, children: t.emptyText }}
      isEmpty={({ editions }) => editions.length === 0}
    >
      {({ editions, server_time }) => (
        <>
          {editions.map(edition => (
            <EditionCard key={edition.id} edition={edition} serverTime={server_time} />
          ))}
          <Suspense>
            <NewEdition after={editions.find(({ is_current }) => is_current) ?? editions[0]!} />
          </Suspense>
        </>
      )}
    </Loaded>
  )
}
