import {useEffect, useReducer, type Dispatch} from 'react';
import {stepperReducer, type StepperEvent, type StepperState} from './stepperReducer';

/** Holds the state of a stepper, and advances the stepper while it plays. */
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
