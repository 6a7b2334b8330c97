import { countryName } from '../../lib/country.ts'
import { count, money, moneyOfCents, sizeText } from '../../lib/format.ts'
import type { MutationState } from '../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Accordion } from '../../ui/Accordion.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { useMay } from '../../visit/user.ts'
import { Pack } from '../catalogue/Pack.tsx'
import { TotalRow } from './BasketTotal.tsx'
import { type Notes, NotesFields } from './NotesFields.tsx'
import { ReleasePrice } from './ReleasePrice.tsx'
import styles from './Review.module.css'
import { ReviewFrame } from './ReviewFrame.tsx'
import { type Address, type Position, typedWishes, wishSum, wishTotal } from './release.ts'
import { brandGroups, nameOf } from './release-list.ts'
import { releaseListTexts } from './release-list-texts.ts'
import { releaseTexts } from './release-texts.ts'
import { reviewTexts } from './review-texts.ts'
import { showOrdersTexts } from './texts.ts'
import { usePreview } from './use-preview.ts'

interface ReviewReleaseProps {
  positions: readonly Position[]
  quantities: Readonly<Record<string, number>>
  /** Why a line cannot be released as typed. */
  messageOf: (position: Position) => string | null
  address: Address | undefined
  notes: Notes
  onNotes: (notes: Notes) => void
  state: MutationState
  onRelease: () => void
  onBack: () => void
}

/** The step before releasing: lines by brand, address, own order number and note, price. */
export function ReviewRelease(props: ReviewReleaseProps) {
  const { positions, quantities, messageOf, address, notes, onNotes, state, onRelease, onBack } = props
  const t = useTexts(releaseListTexts)
  const order = useTexts(showOrdersTexts)
  const { release, sumExclVat } = useTexts(releaseTexts)
  const { totalInclVat } = useTexts(reviewTexts)
  const { language } = useLanguage()
  const priced = useMay('prices')
  const wishes = typedWishes(positions, quantities)
  const { preview, isOld, error } = usePreview(priced ? wishes : [], address?.id ?? null)
  const problems = positions.flatMap(position => {
    const message = messageOf(position)
    return message
      ? [{ id: position.product_attribute_id, text: `${sizeText(nameOf(position), language)}: ${message}` }]
      : []
  })
  const total = wishTotal(positions, quantities)
  return (
    <ReviewFrame
      title={t.reviewTitle}
      lead={
        <>
          {order.lines(wishes.length)} · {order.pieces(total.pieces, count(total.pieces))}. {t.reviewLead}
        </>
      }
      side={
        <>
          {address && (
            <p className="grid">
              <span className="t13 ink-2">{t.to}</span>
              <b>{address.company}</b>
              {address.street} {address.number}, {address.zip} {address.city}, {countryName(address.country, language)}
            </p>
          )}
          {priced && <ReleasePrice positions={positions} wishes={wishes} addressId={address?.id ?? null} />}
          <NotesFields texts={t} notes={notes} onChange={change => onNotes({ ...notes, ...change })} />
        </>
      }
      total={
        error ? (
          <TotalRow pieces={total.pieces} label={sumExclVat} sum={moneyOfCents(total.net)} />
        ) : (
          <TotalRow
            pieces={total.pieces}
            label={totalInclVat}
            sum={preview && !isOld ? money(preview.total_price_inclusive_tax) : undefined}
          />
        )
      }
      back={t.back}
      onBack={onBack}
      act={release}
      onAct={onRelease}
      disabled={!state.loading && (wishes.length === 0 || !address)}
      state={state}
    >
      {problems.length > 0 && (
        <Alert tone="error">
          {problems.map(({ id, text }) => (
            <span key={id} className="block">
              {text}
            </span>
          ))}
        </Alert>
      )}
      <ReleaseLines positions={positions} quantities={quantities} />
    </ReviewFrame>
  )
}

/** The lines to release by brand: all open where they are few, the first one where it is among few brands. */
function ReleaseLines({ positions, quantities }: Pick<ReviewReleaseProps, 'positions' | 'quantities'>) {
  const { language } = useLanguage()
  const t = useTexts(showOrdersTexts)
  const heads = useTexts(releaseTexts)
  const priced = useMay('prices')
  const quantityOf = (position: Position) => quantities[position.product_attribute_id] ?? 0
  const typed = positions.filter(position => quantityOf(position) > 0)
  const groups = brandGroups(typed)
  const open = typed.length <= MOST_OPEN_LINES ? groups : groups.length <= FEW_GROUPS ? groups.slice(0, 1) : []
  return (
    <Accordion
      look="cards"
      multiple
      defaultOpen={open.map(({ brand }) => brand)}
      items={groups.map(group => {
        const { pieces, net } = wishTotal(group.positions, quantities)
        return {
          id: group.brand,
          head: (
            <span className="row wrap baseline gap-x-3">
              <b>{group.brand}</b>
              <span className="t13 ink-2 regular">
                {t.lines(group.positions.length)} · {t.pieces(pieces, count(pieces))}
              </span>
            </span>
          ),
          end: priced && moneyOfCents(net),
          content: (
            <table className={`wide figures ${styles.lines}`}>
              <thead>
                <tr>
                  <th scope="col">{heads.product}</th>
                  <th scope="col">{heads.quantity}</th>
                  {priced && (
                    <>
                      <th scope="col" className={styles.wide}>
                        {heads.price}
                      </th>
                      <th scope="col">{heads.sum}</th>
                    </>
                  )}
                </tr>
              </thead>
              <tbody>
                {group.positions.map(position => (
                  <tr key={position.product_attribute_id}>
                    <th scope="row">
                      <span className={`row middle gap-3 ${styles.name}`}>
                        <Pack url={position.image_url} />
                        <span>
                          <b className="bold">{position.product_attribute_name}</b>{' '}
                          <small className="t13 ink-2">
                            {position.product_name} {sizeText(position.product_size_name, language)}
                          </small>{' '}
                          {priced && (
                            <small className={`t13 ink-2 nowrap ${styles.phone}`}>
                              {money(position.single_price_excl_vat)}
                            </small>
                          )}
                        </span>
                      </span>
                    </th>
                    <td className={styles.pieces}>{count(quantityOf(position))}</td>
                    {priced && (
                      <>
                        <td className={styles.wide}>{money(position.single_price_excl_vat)}</td>
                        <td>{moneyOfCents(wishSum(position, quantityOf(position)))}</td>
                      </>
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          ),
        }
      })}
    />
  )
}

const MOST_OPEN_LINES = 12
const FEW_GROUPS = 3
