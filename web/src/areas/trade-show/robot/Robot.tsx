/** Drawing of the fair's guide. Decorative, beside its text. */
export function Robot({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 120 150" aria-hidden="true">
      <ellipse cx="60" cy="144" rx="30" ry="4" fill="#14171a" opacity=".18" />
      {/* Antenna */}
      <path d="M60 24V12" stroke="#4b5358" strokeWidth="3.5" strokeLinecap="round" />
      <circle cx="60" cy="9" r="6" fill="#c8f031" stroke="#14171a" strokeWidth="2.5" />
      {/* Arms: one waves */}
      <path d="M28 98c-11 4-15 13-14 24" fill="none" stroke="#dfe2dc" strokeWidth="10" strokeLinecap="round" />
      <path d="M92 98c10-1 15-8 17-19" fill="none" stroke="#dfe2dc" strokeWidth="10" strokeLinecap="round" />
      <circle cx="14" cy="123" r="7.5" fill="#4b5358" />
      <circle cx="110" cy="75" r="7.5" fill="#4b5358" />
      {/* Body with the badge of the fair */}
      <path d="M34 88h52l-4 44c-1 7-9 10-22 10s-21-3-22-10z" fill="#f4f5f2" stroke="#14171a" strokeWidth="3" />
      <path d="M50 84v9M70 84v9" stroke="#1f3fe0" strokeWidth="3" />
      <rect x="45" y="93" width="30" height="22" rx="4" fill="#c8f031" stroke="#14171a" strokeWidth="2.5" />
      <path d="M52 100h16M52 106h10" stroke="#14171a" strokeWidth="2.5" strokeLinecap="round" />
      {/* Head with the screen that is its face */}
      <rect x="14" y="44" width="10" height="20" rx="5" fill="#4b5358" />
      <rect x="96" y="44" width="10" height="20" rx="5" fill="#4b5358" />
      <rect x="20" y="23" width="80" height="62" rx="24" fill="#fff" stroke="#14171a" strokeWidth="3" />
      <rect x="29" y="33" width="62" height="42" rx="16" fill="#14171a" />
      <rect x="43" y="43" width="9" height="14" rx="4.5" fill="#c8f031" />
      <rect x="68" y="43" width="9" height="14" rx="4.5" fill="#c8f031" />
      <path d="M51 63c5 5 13 5 18 0" fill="none" stroke="#c8f031" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
