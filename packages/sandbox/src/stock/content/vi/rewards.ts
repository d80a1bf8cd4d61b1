import type { RewardWords } from "../language-words.ts";

/** Vietnamese: missions, and products for points. */
export const rewardWords: RewardWords = {
  activities: {
    "act-harvest": [
      "Những ngày mùa gặt",
      "Hãy kể cho chúng tôi vài câu về những gì bạn trồng, chẳng hạn trong vườn hoặc trên ban công. Chúng tôi đọc từng đơn đăng ký và trả lời bạn bằng tin nhắn.",
    ],
    "act-photo": [
      "Giới thiệu đèn lồng của bạn",
      "Hãy gửi ảnh chiếc đèn lồng treo ở nhà bạn kèm một ghi chú ngắn. Nếu đơn đăng ký được chấp nhận, bạn có thể nhận phần thưởng.",
    ],
    "act-regatta": [
      "Đua thuyền giấy",
      "Hãy gấp một chiếc thuyền giấy và gửi cho chúng tôi ảnh thuyền trên mặt nước. Chúng tôi nhận đơn đăng ký khi cuộc đua bắt đầu.",
    ],
    "act-winter": [
      "Hội chợ mùa đông",
      "Các thành viên đã kể kỷ niệm đẹp nhất của mình ở hội chợ mùa đông. Sự kiện này đã kết thúc và không còn nhận đơn đăng ký.",
    ],
  },
  missions: {
    "mi-rounds": "Hai mươi lượt chơi",
    "mi-evenings": "Một trăm lượt chơi",
    "mi-stake": "RM 200 tiền cược",
  },
  prizes: { lantern: "Một chiếc đèn lồng giấy" },
  friendsDeposit: "Khoản nạp đầu tiên của bạn bè",
  boardPrize: [
    "Bảng xếp hạng, hạng {place}: {mission}",
    "<p>Giải thưởng {amount} của bạn đã có trong trung tâm phần thưởng.</p>",
  ],
  ranks: {
    "1": { label: "Bạc", benefits: [] },
    "2": {
      label: "Ngọc trai",
      benefits: [
        {
          title: "Mỗi ngày một lệnh rút miễn phí",
          detail: "Chúng tôi trả phí lệnh rút đầu tiên trong ngày (UTC).",
        },
      ],
    },
    "3": {
      label: "Vàng",
      benefits: [
        {
          title: "Mỗi ngày hai lệnh rút miễn phí",
          detail: "Chúng tôi trả phí hai lệnh rút đầu tiên trong ngày (UTC).",
        },
        { title: "Điểm × 1.5", detail: "Mỗi lần cược nhận số điểm gấp rưỡi." },
      ],
    },
    "4": {
      label: "Kim cương",
      benefits: [
        { title: "Rút tiền không mất phí" },
        { title: "Điểm × 2", detail: "Mỗi lần cược nhận số điểm gấp đôi." },
      ],
    },
  },
  rankNews: {
    RISE: [
      "Hạng của bạn hiện là {rank}",
      "Bạn đã đạt hạng {rank} với cược hợp lệ của mình. Quyền lợi của hạng này áp dụng từ bây giờ. Trang các hạng cho biết các quyền lợi đó và cách giữ hạng.",
    ],
    FALL: [
      "Hạng của bạn hiện là {rank}",
      "Trong {days} ngày qua, cược hợp lệ của bạn không đạt mức mà hạng {before} yêu cầu. Hạng của bạn hiện là {rank}, và quyền lợi của hạng này áp dụng từ bây giờ. Tiền và điểm của bạn không thay đổi.",
    ],
  },
  pointsRules:
    "<p>Điểm không bao giờ hết hạn. Sản phẩm được gửi trong năm ngày làm việc. Sản phẩm đã gửi không thể trả lại.</p>",
  goods: {
    "g-tea": ["Bộ trà cho hai người", "<p>Gốm sành, đựng trong hộp.</p>"],
    "g-lamp": ["Đèn lồng giấy để bàn", "<p>Gấp phẳng được.</p>"],
    "g-kite": ["Diều hộp", "<p>Bay được khi gió từ bốn hải lý một giờ.</p>"],
    "g-clock": ["Đồng hồ tàu thủy", "<p>Bằng đồng thau. Chiếc cuối cùng.</p>"],
    "g-scarf": ["Khăn len", "<p>Hiện đã hết.</p>"],
    "g-umbrella": ["Ô kẻ sọc", "<p>Tám nan, tay cầm gỗ tần bì.</p>"],
    "g-headphones": ["Tai nghe chụp đầu", "<p>Ôm trọn tai, kèm giá treo.</p>"],
    "g-speaker": ["Loa di động", "<p>Phát được mười giờ.</p>"],
    "g-kettle": ["Ấm vòi dài", "<p>Tráng men, một lít.</p>"],
    "g-backpack": ["Ba lô vải bạt", "<p>Hai mươi lít, vải bạt phủ sáp.</p>"],
    "g-power-bank": ["Sạc dự phòng", "<p>10,000 mAh, kèm cáp.</p>"],
    "g-voucher": [
      "Phiếu mua sách",
      "<p>Trị giá 10.00 tại Quay Street Books.</p>",
    ],
  },
};
