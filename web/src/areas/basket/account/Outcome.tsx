import { type Approval, getApprovers, takeOrderBack } from '@fairfloor/domain/basket/approval/contract'
import { basketPage } from '@fairfloor/domain/basket/pages'
import { addressOf } from '@fairfloor/domain/endpoint'
import { orderPage } from '@fairfloor/domain/orders/pages'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { dayTimeText } from '../../../lib/format.ts'
import { queryOf } from '../../../lib/query.ts'
import { useDraft } from '../../../lib/sending/draft.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { useMay } from '../../../visit/user.ts'
import { basketQuery, priceQuery } from '../basket.ts'
import { everyCheckout } from '../checkout/checkout.ts'
import { useOfBasket } from '../checkout/of-basket.ts'
import { readTyped } from '../checkout/read-typed.ts'
import { approvalTexts } from './approval-texts.ts'
import { allApprovals } from './approvals.ts'

/** What became of it, or who decides; who asked can have the lines back. */
export function Outcome({ approval, zone }: { approval: Approval; zone: string }) {
  const t = useTexts(approvalTexts)
  const { language } = useLanguage()
  const { state, decided_at, decided_by, order_id, answer, is_own: isOwn, taken_back_at } = approval
  const { data: approvers = [] } = useQuery({ ...queryOf(getApprovers, {}), enabled: isOwn && state === 'waiting' })
  const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(approvers)
  const at = dayTimeText(decided_at ?? approval.asked_at, zone, language)
  const by = decided_by ?? ''
  const said = answer && <p className="lines anywhere">{t.said(answer)}</p>
  if (state === 'approved' && order_id !== null)
    return (
      <Alert
        tone="success"
        title={t.approvedAt(by, at)}
        action={
          <LinkButton to={addressOf(orderPage, { params: { orderId: order_id } })}>{t.toOrder(order_id)}</LinkButton>
        }
      >
        {said}
      </Alert>
    )
  if (state === 'refused')
    return (
      <>
        <Alert tone="warning" title={t.refusedAt(by, at)}>
          {said}
          {taken_back_at && <p>{t.takenBack}</p>}
        </Alert>
        {isOwn && !taken_back_at && <TakeBack approval={approval} />}
      </>
    )
  if (state === 'withdrawn') return <Alert title={t.withdrawnAt(by, at)} />
  if (!isOwn) return null
  return (
    <>
      <Alert tone="success" title={t.sentAt(at)}>
        {t.sentText(names)}
      </Alert>
      <TakeBack approval={approval} />
    </>
  )
}

function TakeBack({ approval: { id, chosen, ...said } }: { approval: Approval }) {
  const t = useTexts(approvalTexts)
  const navigate = useNavigate()
  const [, setTyped] = useDraft(useOfBasket().draft, readTyped)
  const take = useApiMutation(takeOrderBack, {
    invalidates: [...allApprovals, basketQuery, priceQuery, everyCheckout],
    invalidatesOnRefusal: allApprovals,
    onSuccess: () => {
      const { shipping_address_id: address, label_service: label, ...choices } = chosen
      setTyped({
        choices: {
          ...choices,
          ...(address !== null && { shipping_address_id: address }),
          label_service: label ? 'true' : 'false',
        },
        reference: said.external_reference ?? '',
        note: said.note ?? '',
        wishedOn: said.wished_on ?? '',
        word: said.word ?? '',
      })
      void navigate(basketPage.path)
    },
  })
  if (!useMay('order')) return null
  return (
    <>
      <MutationError of={take} />
      <p>
        <Button loading={take.loading} onClick={() => void take.run({ params: { id } })}>
          {t.takeBack}
        </Button>
      </p>
    </>
  )
}
