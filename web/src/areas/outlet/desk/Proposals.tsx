import { useQuery } from '@tanstack/react-query'
import { calendarDay, count, sizeText } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import layout from '../../../ui/layout.module.css'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { outletDeskTexts } from './desk-texts.ts'
import { type Proposal, proposalsQuery } from './queries.ts'

/** Lots on the shelves that the outlet could sell before their date. */
export function Proposals({ onMake }: { onMake: (proposal: Proposal) => void }) {
  const words = useTexts(outletDeskTexts)
  const t = words.proposals
  const { language } = useLanguage()
  return (
    <DeskPanel title={t.title} hint={t.hint}>
      <Loaded query={useQuery(proposalsQuery)} waiting={160}>
        {({ proposals }) =>
          proposals.length === 0 ? (
            <p className="fg-2">{t.none}</p>
          ) : (
            <ul className={`grid ${layout.parted}`}>
              {proposals.map(proposal => (
                <li
                  key={`${proposal.flavour_id} ${proposal.lot} ${proposal.best_before}`}
                  className="grid at-start gap-half anywhere pad-y-3"
                >
                  <strong>{sizeText(proposal.name, language)}</strong>
                  <small className="fg-2">
                    {[proposal.lot, calendarDay(proposal.best_before, language, { year: true })]
                      .filter(Boolean)
                      .join(' · ')}
                    {', '}
                    {words.daysLeft(proposal.days_left)}
                  </small>
                  <small className="fg-2">{t.pieces(count(proposal.quantity), count(proposal.free))}</small>
                  <Button
                    icon="plus"
                    className="mt-2"
                    aria-label={t.make(sizeText(proposal.name, language))}
                    onClick={() => onMake(proposal)}
                  >
                    {t.short}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </DeskPanel>
  )
}
