import { useId, useState, type ReactNode } from 'react';
import css from './home.module.css';
import picture from './picture.png';

export function Home(): ReactNode {
  const [count, setCount] = useState(0);
  const id = useId();
  return (
    <section className={css['home']} aria-labelledby={id}>
      <h1 id={id}>Home & hearth</h1>
      <img src={picture} alt="" width="1" height="1" />
      <button
        type="button"
        onClick={() => {
          setCount(count + 1);
        }}
      >
        Clicked {count} times
      </button>
    </section>
  );
}
