import classes from './Wordmark.module.css'

/** The platform's sign: a field divided into parcels, one of them marked. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      className={classes.mark}
      aria-hidden
      focusable="false"
    >
      <rect width="32" height="32" rx="4" className={classes.field} />
      <path className={classes.marked} d="M13.2 6.3l6.6-.9.9 8.4-6.8.8z" />
      <path
        className={classes.lines}
        d="M6 7.2l20-2.6 1 8.6L7 15.4zM7.2 19.4l20-2.2.6 8.6-19.6 1.6zM13.2 6.3l.7 8.3M19.8 5.4l.9 8.4M17 18.3l.6 8.3"
      />
    </svg>
  )
}

export function Wordmark() {
  return (
    <span className={classes.wordmark}>
      <Mark />
      Allmende
    </span>
  )
}
