import { icons } from '../../../ui/icons.ts'

const SIGN = 'var(--sign)'

/** Drawing of what earns points, around the laptop to be won. */
export function PointsPicture({ label }: { label: string }) {
  const cards = [
    { icon: 'gift', points: 5, x: 44, y: 34 },
    { icon: 'feedback', points: 20, x: 44, y: 152 },
    { icon: 'award', points: 5, x: 480, y: 34 },
    { icon: 'basket', points: 15, x: 480, y: 152 },
  ] as const
  return (
    <svg viewBox="0 0 640 280" role="img" aria-label={label}>
      <rect width="640" height="280" fill="#22272a" />
      <circle cx="320" cy="150" r="118" fill="#2e363b" />
      <circle cx="320" cy="150" r="84" fill="#39424a" />
      {cards.map(({ icon, points, x, y }) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
          <path
            d={x < 320 ? 'M116 47L170 78' : 'M0 47L-54 78'}
            stroke="#62696d"
            strokeWidth="2"
            strokeDasharray="3 6"
          />
          <rect width="116" height="94" rx="10" fill="#f4f5f2" />
          <path
            d={icons[icon]}
            transform="translate(10 8) scale(1.35)"
            fill="none"
            stroke="#14171a"
            strokeWidth="1.6"
            strokeLinejoin="round"
          />
          <text x="104" y="80" fill="#14171a" fontFamily={SIGN} fontSize="40" textAnchor="end">
            +{points}
          </text>
        </g>
      ))}
      <rect x="252" y="92" width="136" height="90" rx="8" fill="#f4f5f2" stroke="#14171a" strokeWidth="3" />
      <rect x="261" y="101" width="118" height="72" rx="3" fill="#14171a" />
      <path d="M320 112l7 15 17 2-13 11 4 16-15-8-15 8 4-16-13-11 17-2z" fill="#c8f031" />
      <path d="M232 186h176l8 14a6 6 0 0 1-5 8H229a6 6 0 0 1-5-8z" fill="#dfe2dc" stroke="#14171a" strokeWidth="3" />
      <path d="M300 196h40" stroke="#868d85" strokeWidth="4" strokeLinecap="round" />
    </svg>
  )
}

/** Drawing of the three steps of a fair order: ordered, confirmed, released in parts. */
export function DatesPicture({ label }: { label: string }) {
  const steps = [
    { icon: 'basket', x: 36, fill: '#c8f031' },
    { icon: 'check', x: 238, fill: '#f4f5f2' },
    { icon: 'truck', x: 440, fill: '#f4f5f2' },
  ] as const
  return (
    <svg viewBox="0 0 640 280" role="img" aria-label={label}>
      <rect width="640" height="280" fill="#22272a" />
      <path d="M0 214h640v66H0z" fill="#2e363b" />
      {steps.map(({ icon, x, fill }, index) => (
        <g key={icon} transform={`translate(${x} 46)`}>
          <rect width="164" height="168" rx="12" fill={fill} />
          <text x="18" y="60" fill="#14171a" fontFamily={SIGN} fontSize="56">
            {index + 1}
          </text>
          <path
            d={icons[icon]}
            transform="translate(86 14) scale(2.6)"
            fill="none"
            stroke="#14171a"
            strokeWidth="1.4"
            strokeLinejoin="round"
          />
          {[0, 1, 2, 3, 4, 5, 6].map(day => (
            <rect
              key={day}
              x={18 + day * 19}
              y="98"
              width="14"
              height="14"
              rx="3"
              fill="#14171a"
              opacity={index === 2 || day < [4, 6][index]! ? 0.9 : 0.16}
            />
          ))}
          <rect x="18" y="128" width="100" height="9" rx="3" fill="#14171a" opacity=".7" />
          <rect x="18" y="145" width="70" height="7" rx="3" fill="#14171a" opacity=".35" />
          {index < 2 && <path d="M170 84h24m-9-8 9 8-9 8" fill="none" stroke="#f4f5f2" strokeWidth="3" />}
        </g>
      ))}
      {[470, 508, 546].map(x => (
        <rect key={x} x={x} y="226" width="30" height="26" rx="3" fill="#b4872c" stroke="#14171a" strokeWidth="2" />
      ))}
    </svg>
  )
}
