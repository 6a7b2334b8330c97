import { inWidth, srcSet } from '@fairfloor/domain/pictures'
import { memo, type ReactNode } from 'react'
import { sizeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { GridRows, type GridRowsProps } from './GridRows.tsx'
import styles from './GridSize.module.css'
import type { OfferedFlavour, OfferedSize } from './offered.ts'
import { percentOff } from './percent-off.ts'
import { SizePieces, SizePrices } from './SizeFigures.tsx'
import { StepTags } from './StepTags.tsx'
import { sizeTitle, unitPriceText, unitText } from './size-text.ts'
import { catalogueTexts } from './texts.ts'
import { Zoom } from './Zoom.tsx'

interface GridSizeProps extends Omit<GridRowsProps, 'isShown'> {
  /** Ids of the flavours that a filter leaves; without it all are shown. */
  found?: ReadonlySet<number>
  isFolded: boolean
  onFold: (sizeId: number) => void
  onCaseOfEach: (size: OfferedSize) => void
  /** Label for the percentage below the regular price. */
  discount: (percent: number) => string
  /** More actions for the size, at the end of its head. */
  actionsOf?: ((size: OfferedSize) => ReactNode) | undefined
  /** The page shows name, picture and price of the product itself. */
  plain?: boolean
  /** Heads of the columns, where they follow the head of the size. */
  heads?: ReactNode
  /** In place of the product's name: with its brand, as a link. */
  name?: ReactNode
  /** Tags after the line about category and case, in place of what is off the regular price. */
  tags?: ReactNode
  /** A line below the head, in place of the promotion's text; null for none. */
  note?: ReactNode
  /** In place of prices that the reader does not see. */
  noPrice?: ReactNode
}

/** One product size: a head with prices, and all its flavours. */
export const GridSize = memo(function GridSize(props: GridSizeProps) {
  const { language } = useLanguage()
  const {
    list,
    size,
    order,
    found,
    isFolded,
    onFold,
    onCaseOfEach,
    discount,
    actionsOf,
    closed,
    isListOnly,
    alertOf,
    plain = false,
    heads,
    name,
    tags,
    note,
    noPrice,
  } = props
  const t = useTexts(catalogueTexts)
  const title = sizeTitle(size, language)
  const percent = percentOff(size.regular_price, size.current_price)
  const below = note === undefined ? size.promotion_text && <Tag>{size.promotion_text}</Tag> : note
  const [only] = size.product_attributes.length === 1 ? size.product_attributes : []
  const isShown = (flavour: OfferedFlavour) => !found || found.has(flavour.id)
  return (
    <section
      className={styles.size}
      data-cell-group=""
      data-size={size.id}
      aria-label={plain ? undefined : title}
      hidden={!size.product_attributes.some(isShown)}
    >
      <div className={`grid middle on-fog line-below sticky ${styles.head}`}>
        <div className={`row middle gap-2 slim ${styles.about}`}>
          {!plain && (
            <>
              <IconButton
                icon={isFolded ? 'chevronRight' : 'chevronDown'}
                label={t.grid.fold(title)}
                aria-expanded={!isFolded}
                tabIndex={-1}
                className={styles.fold}
                onClick={() => onFold(size.id)}
              />
              <div className={`fixed ${styles.picture}`}>
                {size.image_url && (
                  <Zoom src={inWidth(size.image_url, 640)}>
                    <img
                      className="contain"
                      src={size.image_url}
                      srcSet={srcSet(size.image_url)}
                      sizes="40px"
                      alt=""
                      width="40"
                      height="40"
                      loading="lazy"
                    />
                    <Overlay uri={size.product.image_overlay_uri} />
                  </Zoom>
                )}
              </div>
            </>
          )}
          <div className={`grow slim ${styles.titles}`}>
            {!plain && (
              <h3 className="row middle nowrap">
                {name ?? <span>{size.product.name}</span>}{' '}
                <span className="ink-2">{sizeText(size.name, language)}</span>
                {size.product.is_new && <Tag tone="ink">{t.isNew}</Tag>}
              </h3>
            )}
            <p className={`row middle slim t13 ink-2 nowrap ${styles.meta}`}>
              <span>
                {size.category_name && <span className={styles.category}>{size.category_name} · </span>}
                {[unitText(size, language), t.perCase(size.units_per_case), unitPriceText(size)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {tags ?? (
                <>
                  {percent > 0 && <Tag tone="green">{discount(percent)}</Tag>}
                  <StepTags size={size} />
                </>
              )}
            </p>
          </div>
        </div>
        <SizePieces list={list} size={size} order={order} />
        <SizePrices size={size} withPiece={!plain} noPrice={noPrice} />
        <div className={`row middle at-end gap-1 ${styles.acts}`}>
          {closed === null && (
            <button
              type="button"
              tabIndex={-1}
              className={`fixed t13 bold nowrap on-paper pointer edged round-input ${styles.each}`}
              aria-label={only ? t.grid.addCaseOf(`${title}, ${only.name}`) : t.grid.caseOfEachOf(title)}
              title="Alt+C"
              onClick={() => onCaseOfEach(size)}
            >
              {only ? t.grid.addCase : t.grid.caseOfEach}
            </button>
          )}
          {actionsOf && <span className={`fixed ${styles.actions}`}>{actionsOf(size)}</span>}
        </div>
      </div>
      {!plain && below && <p className={styles.promotion}>{below}</p>}
      {heads}
      <ul hidden={isFolded}>
        <GridRows {...{ list, size, order, closed, isListOnly, alertOf, isShown }} />
      </ul>
    </section>
  )
})

/** A seal or badge over the picture of a product. */
const Overlay = ({ uri }: { uri: string | null }) =>
  uri && <img className="contain absolute fill" src={inWidth(uri, 160)} alt="" width="40" height="40" loading="lazy" />
