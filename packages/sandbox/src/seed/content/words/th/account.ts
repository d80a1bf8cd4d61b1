import type { AccountWords } from "../language-words.ts";

/** Thai: ways to pay, and what waits in the inbox. */
export const accountWords: AccountWords = {
  methods: {
    bank: "โอนผ่านธนาคาร",
    "lantern-pay": "Lantern Pay",
    voucher: "บัตรเติมเงิน",
    "bank-out": "โอนผ่านธนาคาร",
  },
  arrival: (minutes) => `ภายใน ${minutes} นาที`,
  letters: {
    welcome: [
      "ยินดีต้อนรับ Maya",
      "<p>เราเก็บที่นั่งไว้ให้คุณแล้ว หากต้องการความช่วยเหลือ แชทเปิดทั้งวันทั้งคืน</p>",
    ],
    rank: [
      "ระดับของคุณคือโกลด์",
      "<p>ตั้งแต่วันนี้เงินคืนของคุณเพิ่มขึ้นเล็กน้อย และมีผู้ดูแลที่รู้จักชื่อคุณ</p>",
    ],
    lanterns: ["สัปดาห์โคมไฟ", "<p>คุณจุดโคมแล้วสามดวงจากเจ็ดดวง</p>"],
    statement: [
      "รายการบัญชีของเดือนที่แล้ว",
      "<p>รายการบัญชีของคุณพร้อมแล้วใน<strong>ประวัติบัญชี</strong></p>",
    ],
  },
  usualLetter: "<p>ข้อความจากเรา</p>",
};
