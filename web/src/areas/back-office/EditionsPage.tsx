import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../lib/texts.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import { EditionCard } from './EditionCard.tsx'
import { editionTexts } from './edition-texts.ts'
import { editionsQuery } from './queries.ts'
import { backOfficeTexts } from './texts.ts'

/** /admin/editions: the dates of each edition, and a preview of the show at any instant. */
export function EditionsPage() {
  const t = useTexts(backOfficeTexts)
  return (
    <AdminFrame title={t.editions}>
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
      {({ editions, server_time }) =>
        editions.map(edition => <EditionCard key={edition.id} edition={edition} serverTime={server_time} />)
      }
    </Loaded>
  )
}
