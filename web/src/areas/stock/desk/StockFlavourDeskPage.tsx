import { stockDeskPage } from '@fairfloor/domain/stock/desk/desk-pages'
import { flavourIn } from '@fairfloor/domain/stock/desk/flavour-in'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { calendarDay, count, sizeText } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Figures as Strip } from '../../../ui/Figures.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { useListAddress } from '../../../ui/list-address.ts'
import side from '../../../ui/side.module.css'
import { isOperator, useUser } from '../../../visit/user.ts'
import { AdminFrame } from '../../back-office/AdminFrame.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { CorrectForm } from './CorrectForm.tsx'
import { Lots } from './Lots.tsx'
import { Movements } from './Movements.tsx'
import { type Stock, stockQuery } from './queries.ts'
import { stockDeskTexts } from './texts.ts'

/** /admin/stock/:stockFlavour: the stock of a flavour, how it came about, and what was found to be otherwise. */
export function StockFlavourDeskPage() {
  const { language } = useLanguage()
  const t = useTexts(stockDeskTexts)
  const id = flavourIn(useParams())
  const list = useListAddress()
  const query = useQuery({
    ...stockQuery(id ?? 0, list.place),
    placeholderData: keepPreviousData,
    enabled: isOperator(useUser()) && id !== undefined,
  })
  const back = <LinkButton to={stockDeskPage.path}>{t.toStock}</LinkButton>
  const { data } = query
  const numbers = data && [data.sku, data.ean].filter(Boolean).join(' · ')
  return (
    <AdminFrame title={data ? sizeText(data.name, language) : t.title} {...(numbers && { lead: numbers })}>
      {id === undefined ? (
        <EmptyState icon="search" title={t.missing} action={back} />
      ) : (
        <Loaded query={query} waiting={640} missing={{ icon: 'search', title: t.missing, action: back }}>
          {stock => (
            <div key={id} className="stack top packed gap-5">
              <Figures stock={stock} />
              <div className={`stack top packed gap-5 ${side.side}`}>
                <Movements stock={stock} list={list} />
                <div className="stack top packed gap-5">
                  <CorrectForm stock={stock} />
                  <DeskPanel title={t.lots}>
                    <Lots stock={stock} />
                  </DeskPanel>
                  {back}
                </div>
              </div>
            </div>
          )}
        </Loaded>
      )}
    </AdminFrame>
  )
}

function Figures({ stock: { free, set_aside, waiting, eta } }: { stock: Stock }) {
  const t = useTexts(stockDeskTexts)
  const { language } = useLanguage()
  return (
    <Strip
      of={[
        { name: t.free, value: free === null ? t.unknown : count(free) },
        { name: t.setAside, value: count(set_aside), note: t.setAsideHint },
        { name: t.shelf, value: free === null ? t.unknown : count(free + set_aside) },
        { name: t.waiting, value: count(waiting), note: t.waitingHint },
        { name: t.eta, value: eta === null ? t.notExpected : calendarDay(eta, language) },
      ]}
    />
  )
}
