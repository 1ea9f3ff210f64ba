import { useEffect, useState } from 'react';

/** The value once it has stayed the same for a moment: for work that is too long for every step of a slider. */
export function useSettled<Value>(value: Value, milliseconds = 150): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [value, milliseconds]);
  return settled;
}
