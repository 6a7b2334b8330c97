import { useState } from 'react'
import { BigDay } from '../../ui/BigDay.tsx'
import { Countdown, CountdownInline } from '../../ui/Countdown.tsx'
import { PhaseTiles } from '../../ui/PhaseTiles.tsx'
import { Part } from './Part.tsx'
import { samples } from './samples.ts'

const day = 86_400_000
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString()

export function Time() {
  const [{ start, end, soon }] = useState(() => ({
    start: fromNow(-2.3 * day),
    end: fromNow(1.72 * day),
    soon: fromNow(20 * 60_000),
  }))
  return (
    <>
      <Part name="Countdown" stack>
        <Countdown target={end} from={start} offset={0} label="Until the confirmation begins" />
      </Part>
      <Part name="Countdown above other content" stack>
        <Countdown labelled target={end} from={start} offset={0} label="Until the confirmation begins" />
      </Part>
      <Part name="Countdown in a line" on="inkGround">
        <span>Ordering closes in</span>
        <CountdownInline target={end} offset={0} label="Ordering closes" />
        <CountdownInline target={soon} offset={0} label="Ordering closes" />
      </Part>
      <Part name="Day of a row">
        <BigDay day="2031-06-03" />
      </Part>
      <Part name="Phases" stack>
        <PhaseTiles label="The way of an order" phases={samples.phases} />
      </Part>
    </>
  )
}
