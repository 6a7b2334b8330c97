import { boothAddress } from '@fairfloor/domain/trade-show/addresses'
import { count } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { BoothWay } from './BoothWay.tsx'
import styles from './MyFair.module.css'
import type { BoothSoFar } from './my-fair.ts'
import { myFairTexts } from './my-fair-texts.ts'

/** Booths in one list, with what the buyer did there, or what there is to do. */
export function MyFairBooths({ id, title, booths }: { id: string; title: string; booths: readonly BoothSoFar[] }) {
  if (booths.length === 0) return null
  return (
    <section id={id.slice(1)}>
      <h2>{title}</h2>
      <ul className={`grid gap-x-8 on-paper round-card pad-y-1 pad-x-4 ${styles.booths}`}>
        {booths.map(booth => (
          <Booth key={booth.exhibitor.id} booth={booth} />
        ))}
      </ul>
    </section>
  )
}

function Booth({ booth }: { booth: BoothSoFar }) {
  const t = useTexts(myFairTexts)
  const { exhibitor, isVisited, owesFeedback } = booth
  const { name, panoNumberB2b: pano, boothNumberB2b: number } = exhibitor
  const notes = useNotes(booth)
  return (
    <li className={`row middle gap-2 at-least-64 ${styles.booth}`}>
      <BoothWay
        to={boothAddress(pano, number)}
        exhibitor={exhibitor}
        number={number}
        mark={
          isVisited && (
            <>
              <Icon name="check" size={16} />
              <VisuallyHidden>, {t.isSeen}</VisuallyHidden>
            </>
          )
        }
        note={notes.join(' · ')}
      />
      {owesFeedback && (
        <LinkButton to={boothAddress(pano, number, 'FEEDBACK')} icon="feedback" aria-label={t.feedbackTo(name)}>
          {t.giveFeedback}
        </LinkButton>
      )}
    </li>
  )
}

/** What was ordered and taken; at booths to see what there is. */
function useNotes({ exhibitor, isVisited, ordered, samples }: BoothSoFar): string[] {
  const t = useTexts(myFairTexts)
  const done = [
    ...(ordered > 0 ? [t.ordered(ordered, count(ordered))] : []),
    ...(samples > 0 ? [t.taken(samples)] : []),
  ]
  if (isVisited || done.length > 0) return done
  return [
    ...(exhibitor.has_samples ? [t.offers.samples] : []),
    ...(exhibitor.has_new_product_attributes ? [t.offers.news] : []),
    ...(exhibitor.has_highlights ? [t.offers.highlights] : []),
  ]
}
