const SIGN = 'var(--sign)'

/** Drawing of the hall: two rows of booths, numbered hotspots, the floor plan in the corner. */
export function HallPicture({ label }: { label: string }) {
  const booths = [
    { x: 0, y: 40, w: 150, h: 190, fill: '#2c4a8a', number: 1 },
    { x: 150, y: 78, w: 86, h: 116, fill: '#9c3b2f', number: 2 },
    { x: 236, y: 100, w: 50, h: 72, fill: '#3f7d5c', number: 3 },
    { x: 354, y: 100, w: 50, h: 72, fill: '#b4872c', number: 4 },
    { x: 404, y: 78, w: 86, h: 116, fill: '#5b4a91', number: 5 },
    { x: 490, y: 40, w: 150, h: 190, fill: '#256f80', number: 6 },
  ]
  return (
    <svg viewBox="0 0 640 280" role="img" aria-label={label}>
      <rect width="640" height="280" fill="#262c30" />
      <path d="M0 0h640L354 96h-68z" fill="#31383d" />
      <path d="M0 280h640L354 170h-68z" fill="#6f7a76" />
      <path d="M250 280h140l-46-110h-48z" fill="#7f8a86" />
      {[60, 190, 450, 580].map(x => (
        <path key={x} d={`M${x} 0L${320 + (x - 320) * 0.14} 92`} stroke="#f4f5f2" strokeWidth="2.5" opacity=".5" />
      ))}
      <rect x="286" y="98" width="68" height="74" fill="#3b4348" />
      {booths.map(({ x, y, w, h, fill, number }) => {
        const isLeft = x < 320
        const slant = h * 0.16
        const near = isLeft ? x : x + w
        const far = isLeft ? x + w : x
        const middle = x + w / 2
        return (
          <g key={number}>
            <path
              d={`M${near} ${y}L${far} ${y + slant}V${y + h - slant * 0.7}L${near} ${y + h}z`}
              fill={fill}
              stroke="#14171a"
            />
            <path
              d={`M${near} ${y}L${far} ${y + slant}V${y + slant + h * 0.16}L${near} ${y + h * 0.2}z`}
              fill="#fff"
              opacity=".88"
            />
            {[0.42, 0.6].map(part => (
              <path
                key={part}
                d={`M${near} ${y + h * part}L${far} ${y + h * (part + 0.03)}`}
                stroke="#fff"
                strokeWidth={h / 26}
                opacity=".35"
              />
            ))}
            <circle
              cx={middle}
              cy={y + h * 0.56}
              r={h * 0.15 + 4}
              fill="#14171a"
              opacity=".86"
              stroke="#fff"
              strokeWidth="2"
            />
            <text
              x={middle}
              y={y + h * 0.56 + h * 0.07}
              fill="#fff"
              fontFamily={SIGN}
              fontSize={h * 0.19}
              textAnchor="middle"
            >
              {number}
            </text>
          </g>
        )
      })}
      <path d="M320 196l22 22h-13v22h-18v-22h-13z" fill="#c8f031" stroke="#14171a" strokeWidth="2" />
      <rect x="456" y="238" width="168" height="28" rx="14" fill="#14171a" opacity=".8" />
      <text x="540" y="257" fill="#fff" fontFamily={SIGN} fontSize="15" textAnchor="middle">
        LOBBY · EXHIBITION · i
      </text>
    </svg>
  )
}

/** Drawing of an open booth: rows of a product with quantities, the sum and the button. */
export function OrderPicture({ label }: { label: string }) {
  const rows = [
    { fill: '#b5503c', pieces: '24', sum: '420,00 €' },
    { fill: '#3f7d5c', pieces: '12', sum: '210,00 €' },
    { fill: '#5b4a91', pieces: '', sum: '' },
  ]
  return (
    <svg viewBox="0 0 640 280" role="img" aria-label={label}>
      <rect width="640" height="280" fill="#39424a" />
      <path d="M0 0h640L354 96h-68zM0 280h640L354 170h-68z" fill="#2e363b" />
      <circle cx="120" cy="140" r="30" fill="#14171a" stroke="#c8f031" strokeWidth="4" />
      <text x="120" y="152" fill="#fff" fontFamily={SIGN} fontSize="34" textAnchor="middle">
        7
      </text>
      <rect x="206" y="16" width="450" height="264" rx="12" fill="#fff" />
      <path d="M206 28a12 12 0 0 1 12-12h438v46H206z" fill="#22272a" />
      <text x="228" y="46" fill="#fff" fontFamily={SIGN} fontSize="22">
        7
      </text>
      <rect x="248" y="32" width="120" height="12" rx="3" fill="#d3d8d4" />
      {[0, 1, 2, 3].map(tab => (
        <rect
          key={tab}
          x={228 + tab * 92}
          y="74"
          width="72"
          height="9"
          rx="3"
          fill={tab === 1 ? '#14171a' : '#b9beb8'}
        />
      ))}
      <path d="M320 92h72" stroke="#14171a" strokeWidth="3" />
      {rows.map(({ fill, pieces, sum }, row) => (
        <g key={fill} transform={`translate(228 ${106 + row * 40})`}>
          <path d="M3 6h22v22a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z" fill={fill} />
          <rect x="1" y="0" width="26" height="8" rx="2" fill="#14171a" />
          <rect x="42" y="4" width="110" height="9" rx="3" fill="#4b5358" />
          <rect x="42" y="19" width="70" height="7" rx="3" fill="#c4c9c2" />
          <rect
            x="196"
            y="1"
            width="74"
            height="30"
            rx="6"
            fill="#fff"
            stroke={pieces ? '#1f3fe0' : '#868d85'}
            strokeWidth="2"
          />
          <text x="258" y="23" fill="#14171a" fontFamily={SIGN} fontSize="20" textAnchor="end">
            {pieces}
          </text>
          <text x="388" y="23" fill="#14171a" fontFamily={SIGN} fontSize="20" textAnchor="end">
            {sum}
          </text>
          <path d="M0 37h392" stroke="#dfe2dc" />
        </g>
      ))}
      <text x="228" y="258" fill="#14171a" fontFamily={SIGN} fontSize="26">
        630,00 €
      </text>
      <rect x="468" y="232" width="152" height="36" rx="18" fill="#c8f031" />
      <path d="M524 250h32m-12-9 12 9-12 9" fill="none" stroke="#14171a" strokeWidth="3" />
    </svg>
  )
}
