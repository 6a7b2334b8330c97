import type { NewProduct } from '@fairfloor/domain/booth-content/contract'
import { type FocusEvent, useState } from 'react'
import { Autoplay } from 'swiper/modules'
import { Swiper, type SwiperClass, SwiperSlide } from 'swiper/react'
import { useTexts } from '../../lib/texts.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './Highlights.module.css'
import { NewProductSlide } from './NewProductSlide.tsx'
import { boothContentTexts } from './texts.ts'
import 'swiper/css'

/** Five slides from 992 px on, otherwise three; advances every 5 s. */
const WIDE = { 992: { slidesPerView: 5, spaceBetween: 12 } }
const MOVE_ON_MS = 5000

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Slides that advance by themselves, except while hovered, focused or stopped, or with reduced motion. */
export function Carousel({ products }: { products: readonly NewProduct[] }) {
  const t = useTexts(boothContentTexts).fresh
  const [swiper, setSwiper] = useState<SwiperClass>()
  const [stillness] = useState(wantsStillness)
  const [isMoving, setMoving] = useState(!stillness)
  const toggle = () => {
    if (isMoving) swiper?.autoplay.stop()
    else swiper?.autoplay.start()
    setMoving(!isMoving)
  }
  const onFocus = () => swiper?.autoplay.stop()
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isMoving && !currentTarget.contains(relatedTarget)) swiper?.autoplay.start()
  }
  return (
    <section className="stack gap-4" aria-label={t.label} aria-roledescription="carousel">
      <div className={`row middle gap-2 ${styles.bar}`}>
        <h3 className="grow t24">
          {t.label} <span>{products.length}</span>
        </h3>
        {!stillness && (
          <IconButton
            icon={isMoving ? 'pause' : 'play'}
            label={isMoving ? t.pause : t.play}
            outlined
            onClick={toggle}
          />
        )}
        <IconButton icon="chevronLeft" label={t.previous} outlined onClick={() => swiper?.slidePrev()} />
        <IconButton icon="chevronRight" label={t.next} outlined onClick={() => swiper?.slideNext()} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only waits while somebody reads a slide */}
      <div onFocus={onFocus} onBlur={onBlur}>
        <Swiper
          modules={[Autoplay]}
          slidesPerView={3}
          spaceBetween={8}
          breakpoints={WIDE}
          rewind
          autoplay={isMoving ? { delay: MOVE_ON_MS, pauseOnMouseEnter: true, disableOnInteraction: false } : false}
          onSwiper={setSwiper}
        >
          {products.map(product => (
            <SwiperSlide key={product.id}>
              <NewProductSlide product={product} />
            </SwiperSlide>
          ))}
        </Swiper>
      </div>
    </section>
  )
}
