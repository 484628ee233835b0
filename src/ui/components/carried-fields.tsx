import { useFrame } from '../layout/frame-context.tsx';

/** The carried parameters (specification, section 2) in a GET form, whose fields replace the query of its address. */
export const CarriedFields = () => {
  const { carried } = useFrame();
  return [...new URLSearchParams(carried)].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
};
