import {useEffect, useReducer, type Dispatch} from 'react';
import {stepperReducer, type StepperEvent, type StepperState} from './stepperReducer';

/** Keeps the state of a stepper, and moves it on while it plays. */
export default function useStepper(
  createState: () => StepperState,
): readonly [StepperState, Dispatch<StepperEvent>] {
  const [state, dispatch] = useReducer(stepperReducer, undefined, createState);
  const {isPlaying, position, speed} = state;
  useEffect(() => {
    if (!isPlaying) {
      return undefined;
    }
    const timer = setTimeout(() => dispatch({type: 'tick'}), 1000 / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, position, speed]);
  return [state, dispatch];
}
